import { removeDemo } from '../../../../services/analytics/demo/remove-demo';
import { seedDemo } from '../../../../services/analytics/demo/seed-demo';
import { purgeViews } from '../../../../services/analytics/purge-views';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { DAY_MS } from '../../../../services/contracts/limits/durations';
import { SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { recount } from '../../../support/views/recount';
import { allEvents, anArrival, closeAllDays, storeViews } from '../../../support/views/views';

/** The last days of one month and the first of the next. */
const START = Date.UTC(2025, 2, 28);
const COUNTED = [
  'analytics_views',
  'analytics_sessions',
  'analytics_rollups',
  'analytics_returns',
  'web_vitals',
  'web_vitals_rollups',
];

const at = (day: number) => new Date(START + day * DAY_MS + DAY_MS / 2).toISOString();

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  /** Everything that is counted, as text, in an order of its own. */
  async function counted(): Promise<string[]> {
    await closeAllDays(database.db);
    const rows = [];
    for (const table of COUNTED)
      for (const row of await database.db(table).select('*'))
        rows.push(`${table} ${JSON.stringify(row)}`);
    return rows.sort();
  }

  const demo = () =>
    seedDemo(database.db, {
      fromDay: START / DAY_MS,
      toDay: START / DAY_MS + 6,
      viewsPerDay: 60,
      pages: [
        ['/', 3],
        ['/africa', 1],
      ],
      seed: 7,
    });
  const summary = (from: string, to: string) =>
    summarize(database.db, SummaryQuery.parse({ from, to }), START + 30 * DAY_MS);

  test('made-up traffic goes out of every sum again, and what is real stays', async () => {
    await storeViews(database.db, [
      anArrival({ at: at(1), durationMs: 7_000 }),
      anArrival({ at: at(4), place: '/africa?utm_source=mail' }),
    ]);
    const before = await counted();
    const words = () => database.db('analytics_terms').orderBy('id').pluck('text');
    const wordsBefore = await words();

    const made = await demo();
    expect(made).toBeGreaterThan(250);
    expect((await summary('2025-03-28', '2025-04-02')).totals.views).toBe(made + 2);
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });

    expect(await removeDemo(database.db)).toBe(made);
    expect(await counted()).toEqual(before);
    expect(await words()).toEqual(wordsBefore);

    // what was stopped before it had forgotten them does so the next time
    await database
      .db('analytics_terms')
      .insert({ kind: 'browser', text: 'Made Up 1', since_day: 1 });
    expect(await removeDemo(database.db)).toBe(0);
    expect(await words()).toEqual(wordsBefore);
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });
  });

  test('a purge takes views, keys and sessions, and leaves what was counted of them', async () => {
    const session = 'a'.repeat(32);
    await storeViews(database.db, [
      anArrival({ at: at(0), session, durationMs: 5_000, key: '00'.repeat(10) }),
      anArrival({
        at: at(2),
        place: '/africa',
        referrer: 'https://a.test/',
        key: 'ff'.repeat(10),
      }),
      anArrival({ at: at(3), session }),
    ]);
    await storeViews(database.db, [anArrival({ at: at(5) })]);
    const whole = await summary('2025-03-28', '2025-04-02');

    expect(await purgeViews(database.db, Date.parse(at(5)))).toBe(3);

    expect((await allEvents(database.db)).map(({ created_at }) => created_at)).toEqual([at(5)]);
    expect(await summary('2025-03-28', '2025-04-02')).toEqual(whole);
    expect(await database.db('analytics_view_keys').select('event')).toHaveLength(1);
    expect(await database.db('analytics_sessions').select('id')).toHaveLength(1);
    expect(await purgeViews(database.db, Date.parse(at(5)))).toBe(0);
  });

  test('a purge spares made-up traffic, which only its own command takes out', async () => {
    const made = await demo();

    expect(await purgeViews(database.db, START + 30 * DAY_MS)).toBe(0);
    expect(await allEvents(database.db)).toHaveLength(made);
    expect(await removeDemo(database.db)).toBe(made);
    expect(await counted()).toEqual([]);
  });
});

test('on PostgreSQL the month that a purge has emptied is gone', async () => {
  const { db, drop } = await testDatabase('postgres');
  const months = async () => {
    const tables: { relname: string }[] = await db('pg_inherits')
      .join('pg_class', 'pg_class.oid', 'pg_inherits.inhrelid')
      .whereRaw(`inhparent = 'analytics_views'::regclass`)
      .select('relname');
    return tables.map(({ relname }) => relname).sort();
  };
  await storeViews(db, [anArrival({ at: at(0) }), anArrival({ at: at(5) })]);
  expect(await months()).toEqual(['analytics_views_2025_03', 'analytics_views_2025_04']);

  await purgeViews(db, Date.parse(at(5)));

  expect(await months()).toEqual(['analytics_views_2025_04']);
  await drop();
});
