import { randomUUID } from 'node:crypto';
import { countEvents, eachEvent, insertEvents } from '../../../db/analytics-events';
import type { AnalyticsEventRow } from '../../../db/tables';
import { anEvent } from '../../support/factories';
import { ENGINES, type TestDatabase, testDatabase } from '../../support/test-database';

const at = (minute: number) => new Date(Date.UTC(2025, 5, 2, 12, minute)).toISOString();

async function all(events: AsyncIterable<AnalyticsEventRow>): Promise<AnalyticsEventRow[]> {
  const rows = [];
  for await (const row of events) rows.push(row);
  return rows;
}

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  test('an event comes back as it was stored', async () => {
    const event = anEvent({ referrer: 'https://example.org/', duration_ms: 86_400_000 });
    const bare = anEvent({ view_id: null, user_agent: null, created_at: at(59) });

    await insertEvents(database.db, [event, bare]);

    expect(await all(eachEvent(database.db))).toEqual([event, bare]);
  });

  test('the same view again raises its duration and adds nothing', async () => {
    const view_id = randomUUID();
    const view = (duration_ms: number) => anEvent({ view_id, duration_ms });

    await insertEvents(database.db, [view(10), view(500), view(20)]);
    expect(await all(eachEvent(database.db))).toMatchObject([{ view_id, duration_ms: 500 }]);
    await insertEvents(database.db, [view(400)]);
    await insertEvents(database.db, [view(900)]);

    expect(await all(eachEvent(database.db))).toMatchObject([{ view_id, duration_ms: 900 }]);
  });

  test('events without a view are all kept', async () => {
    const session_id = randomUUID();

    await insertEvents(database.db, [
      anEvent({ view_id: null, session_id }),
      anEvent({ view_id: null, session_id }),
    ]);

    expect(await countEvents(database.db)).toBe(2);
  });

  test('more events than fit into one statement are stored', async () => {
    await insertEvents(
      database.db,
      Array.from({ length: 1_234 }, () => anEvent()),
    );

    expect(await countEvents(database.db)).toBe(1_234);
  });

  test('pages together give every event once, oldest first', async () => {
    const events = Array.from({ length: 25 }, (_, n) => anEvent({ created_at: at(n % 4) }));
    await insertEvents(database.db, events);
    const expected = [...events].sort((a, b) =>
      `${a.created_at}${a.id}` < `${b.created_at}${b.id}` ? -1 : 1,
    );

    for (const pageRows of [1, 4, 5, 25, 100]) {
      expect(await all(eachEvent(database.db, {}, pageRows))).toEqual(expected);
    }
  });

  test('a range holds its beginning and not its end', async () => {
    await insertEvents(
      database.db,
      [1, 2, 3, 4].map((minute) => anEvent({ created_at: at(minute) })),
    );
    const range = { from: at(2), to: at(4) };

    const rows = await all(eachEvent(database.db, range, 1));

    expect(rows.map(({ created_at }) => created_at)).toEqual([at(2), at(3)]);
    expect(await countEvents(database.db, range)).toBe(2);
  });
});
