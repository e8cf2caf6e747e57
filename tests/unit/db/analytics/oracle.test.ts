import { readExtent } from '../../../../db/analytics/read/extent';
import { closeDays, firstOpenDay } from '../../../../db/analytics/store/close-days';
import type { Db } from '../../../../db/connect';
import type { Arrival } from '../../../../services/analytics/count/arrival';
import { measure } from '../../../../services/analytics/summary/measure';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { INTERVALS, SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { BROWSER } from '../../../support/factories';
import fc from '../../../support/fuzz/fast-check';
import { figuresBy, figuresByPage, figuresOf, oracle } from '../../../support/views/view-oracle';
import { aCounter, closeAllDays, countGroup, type Way } from '../../../support/views/views';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Ten days that hold a change of the clocks in Los Angeles and Lord Howe, and the end of a month. */
const START = Date.UTC(2025, 9, 27, 3);
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
const PLACES = ['/', '/africa', '/artists/rocka?utm_source=mail', '/artists/rocka', '(unknown)'];

const digits = (length: number) => (n: number) => n.toString(16).padStart(length, '0');

/** Pauses that make visits end, go on, or end by a millisecond. */
const pause = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 20 * MINUTE }) },
  { weight: 2, arbitrary: fc.constantFrom(30 * MINUTE, 30 * MINUTE + 1, 0) },
  { weight: 2, arbitrary: fc.integer({ min: 31 * MINUTE, max: 2 * DAY }) },
);

const message = fc.record({
  pause,
  key: fc.option(fc.integer({ min: 0, max: 30 }).map(digits(20)), { nil: null }),
  session: fc.integer({ min: 1, max: 5 }).map(digits(32)),
  place: fc.constantFrom(...PLACES),
  referrer: fc.constantFrom(null, 'https://www.google.com/', 'https://a.test/'),
  agent: fc.constantFrom(null, BROWSER, DESKTOP),
  country: fc.constantFrom(null, 'NA', 'US'),
  durationMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 * MINUTE })),
});

const messages = fc.array(message, { maxLength: 45, size: 'max' }).map((list) => {
  let atMs = START;
  return list.map(({ pause: after, ...rest }): Arrival => {
    atMs += after;
    return { atMs, ...rest };
  });
});

const groupSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
const moment = fc.oneof(
  fc.integer({ min: START - DAY, max: START + 14 * DAY }),
  fc.integer({ min: -1, max: 14 }).map((days) => Math.floor(START / DAY) * DAY + days * DAY),
);
const range = {
  from: moment,
  to: moment,
  interval: fc.constantFrom(undefined, ...INTERVALS),
  tz: fc.constantFrom(
    'UTC',
    'Africa/Windhoek',
    'America/Los_Angeles',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ),
};
const filter = {
  path: fc.constantFrom(undefined, undefined, '/artists/rocka', '/nowhere'),
  referrer: fc.constantFrom(undefined, undefined, 'Google', 'a.test', '(direct)'),
  campaign: fc.constantFrom(undefined, undefined, 'mail', 'nothing'),
  device: fc.constantFrom(undefined, undefined, 'mobile', '(unknown)'),
  country: fc.constantFrom(undefined, undefined, 'NA', '(unknown)'),
};
type Question = Record<'from' | 'to', number> & Record<string, number | string | undefined>;
const asked: fc.Arbitrary<Question> = fc.oneof(
  { weight: 4, arbitrary: fc.record(range) },
  { weight: 3, arbitrary: fc.record({ ...range, ...filter }) },
);

const pageOf = ({ place }: Arrival) => place.split('?')[0] ?? '';
const hostOf = ({ referrer }: Arrival) => (referrer ? new URL(referrer).host : '(direct)');
const sourceOf = (view: Arrival) => hostOf(view).replace('www.google.com', 'Google');
const deviceOf = ({ agent }: Arrival) =>
  agent === null ? '(unknown)' : agent === BROWSER ? 'mobile' : 'desktop';
const countryOf = ({ country }: Arrival) => country ?? '(unknown)';
const hubOf = (view: Arrival) => (pageOf(view) === '/africa' ? 'africa' : '(none)');
const campaignOf = ({ place }: Arrival) => (place.includes('?') ? 'mail' : undefined);

const sorted = (rows: { name: string }[]) => [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));

/** How the groups of all rounds were stored. */
const ways: Way[] = [];

/** Stores views in groups. Days that are over with so many views keep the sums of their hours. */
async function store(
  db: Db,
  list: readonly Arrival[],
  sizes: readonly number[],
  busyViews: number,
): Promise<void> {
  const counter = aCounter();
  let openDay = 0;
  for (let start = 0, n = 0; start < list.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    const group = list.slice(start, start + size);
    const nowMs = group.at(-1)?.atMs ?? START;
    const today = Math.floor(nowMs / DAY);
    if (today > openDay) {
      openDay = today;
      await db.transaction(async (tx) => closeDays(tx, await firstOpenDay(tx), today, busyViews));
    }
    ways.push(await countGroup(db, counter, group, nowMs));
    start += size;
  }
}

/** Every sum when all days are over, with words in the place of their numbers. */
async function dump(db: Db): Promise<unknown[]> {
  await closeAllDays(db);
  const sums = await db('analytics_rollups as r')
    .leftJoin('analytics_terms as t', (on) => {
      on.on('t.id', 'r.value').andOnNotIn('r.dimension', [0, 10, 11]);
    })
    .whereNot('dimension', 11)
    .select('level', 'dimension', 'start', 'views', 'visits', 'bounces', 'duration_ms', {
      value: db.raw('coalesce(t.text, cast(r.value as text))'),
    });
  const returns = await db('analytics_returns').select('level', 'start', 'previous', 'sessions');
  return [...sums, ...returns].map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
}

describe.each(ENGINES)('on %s', (engine) => {
  // A round of PostgreSQL takes five times as long.
  const numRuns = engine === 'sqlite' ? 30 : 10;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.drop());

  test('the summary of any range is what counting one by one comes to', async () => {
    await fc.assert(
      fc.asyncProperty(
        messages,
        groupSizes,
        fc.array(asked, { minLength: 6, maxLength: 6 }),
        fc.constantFrom(1, 3, 100),
        async (list, sizes, questions, busyViews) => {
          await database.clear();
          await store(database.db, list, sizes, busyViews);
          const all = oracle(list);
          for (const { from, to, ...rest } of questions) {
            const range = { from: Math.min(from, to), to: Math.max(from, to) + 1 };
            const filters = Object.entries(rest).filter(([, value]) => value !== undefined);
            const query = SummaryQuery.parse({
              from: new Date(range.from).toISOString(),
              to: new Date(range.to).toISOString(),
              ...Object.fromEntries(filters),
            });
            const views = all.filter(
              (view) =>
                (query.path === undefined || pageOf(view) === query.path) &&
                (query.referrer === undefined ||
                  [hostOf(view.first), sourceOf(view.first)].includes(query.referrer)) &&
                (query.campaign === undefined || campaignOf(view.first) === query.campaign) &&
                (query.device === undefined || deviceOf(view) === query.device) &&
                (query.country === undefined || countryOf(view) === query.country),
            );

            const summary = await summarize(database.db, query, START + 20 * DAY);

            const { median, ...totals } = figuresOf(views, range);
            const { median_ms, ...found } = summary.totals;
            expect(found).toEqual(totals);
            expect(Math.abs(median_ms - median)).toBeLessThanOrEqual(Math.max(126, median * 0.09));
            expect(sorted(summary.pages)).toEqual(sorted(figuresByPage(views, range, pageOf)));
            expect(sorted(summary.referrers)).toEqual(sorted(figuresBy(views, range, hostOf)));
            expect(sorted(summary.sources)).toEqual(sorted(figuresBy(views, range, sourceOf)));
            expect(sorted(summary.devices)).toEqual(sorted(figuresBy(views, range, deviceOf)));
            expect(sorted(summary.countries)).toEqual(sorted(figuresBy(views, range, countryOf)));
            expect(sorted(summary.hubs)).toEqual(sorted(figuresBy(views, range, hubOf)));
            expect(sorted(summary.campaigns)).toEqual(sorted(figuresBy(views, range, campaignOf)));
            const starts = summary.series.map(({ t }) => Date.parse(t));
            expect(summary.series.map(({ t, in_part, ...figures }) => figures)).toEqual(
              starts.map((start, n) => {
                const cut = {
                  from: Math.max(start, range.from),
                  to: Math.min(starts[n + 1] ?? range.to, range.to),
                };
                const { sessions, views: seen, visits, duration_ms } = figuresOf(views, cut);
                return { sessions, views: seen, visits, duration_ms };
              }),
            );
            const { tally, sessions } = await measure(
              database.db,
              await readExtent(database.db),
              range,
              {},
            );
            const { median: _, mean_ms: __, ...counted } = figuresOf(all, range);
            expect({ ...tally.figures(), sessions }).toEqual(counted);
          }
        },
      ),
      { numRuns, seed: 20_260 },
    );
  });

  test('the same views leave the same sums, however they are grouped, repeated and mixed', async () => {
    await fc.assert(
      fc.asyncProperty(
        messages,
        groupSizes,
        groupSizes,
        fc.infiniteStream(fc.nat(1_000)),
        async (list, sizes, otherSizes, numbers) => {
          await database.clear();
          await store(database.db, list, sizes, 100);
          const once = await dump(database.db);

          const next = () => numbers.next().value ?? 0;
          const mixed = [...list];
          for (const told of list) {
            if (told.key === null || next() % 2 === 0) continue;
            const first = mixed.indexOf(told) + 1;
            const at = first + (next() % (mixed.length - first + 1));
            const atMs = mixed[at - 1]?.atMs ?? told.atMs;
            const durationMs = Math.floor(told.durationMs / (1 + (next() % 3)));
            mixed.splice(at, 0, { ...told, atMs, durationMs });
          }
          await database.clear();
          await store(database.db, mixed, otherSizes, 100);

          expect(await dump(database.db)).toEqual(once);
        },
      ),
      { numRuns, seed: 20_261 },
    );
  });

  test('both ways of storing a group were taken', () => {
    const taken = new Set(ways.splice(0));
    expect(taken).toEqual(new Set(engine === 'sqlite' ? ['asked', 'ahead', 'refused'] : ['asked']));
  });
});
