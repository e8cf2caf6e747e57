import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../../../services/contracts/limits/durations';
import { Summary } from '../../../../services/contracts/summary';
import { WebVitalsReport } from '../../../../services/contracts/web-vitals';
import { allEvents, anArrival, closeAllDays, storeViews } from '../../../support/views/views';
import { cliData } from './cli-data';
import { ONE_LINE, runCli } from './run-cli';

const COUNTED = ['analytics_views', 'analytics_sessions', 'analytics_rollups', 'analytics_returns'];

const data = cliData(() => new Date());
const { inDb, type } = data;

/** Everything that is counted, as text. */
const counted = () =>
  inDb(async (db) => {
    await closeAllDays(db);
    const tables = [];
    for (const table of COUNTED) tables.push(await db(table).select('*').orderByRaw('1, 2, 3'));
    return JSON.stringify(tables);
  });

const summary = async (...args: string[]) => {
  const { out } = await type('summary', '--json', ...args);
  return Summary.parse(JSON.parse(out));
};

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('an export holds the same views in every format', async () => {
  await inDb((db) =>
    storeViews(db, [
      anArrival({ at: '2026-01-01T00:00:00.000Z', referrer: 'https://a.test/', durationMs: 5 }),
      anArrival({ at: '2026-01-02T00:00:00.000Z', place: '/a,"b"\n', agent: null, country: 'NA' }),
    ]),
  );
  const rows = await inDb(allEvents);
  const read = async (format: string) => {
    const out = path.join(data.dir, `views.${format}`);
    const done = await runCli(['export-analytics', '--format', format, '--out', out], data.env);
    expect(done).toEqual({ code: 0, out: '', err: '' });
    return out;
  };

  expect(JSON.parse(readFileSync(await read('json'), 'utf8'))).toEqual(rows);
  expect(JSON.parse((await runCli(['export-analytics', '--json'], data.env)).out)).toEqual(rows);
  const lines = readFileSync(await read('ndjson'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  // Jest cannot load its module, which is an ES module only.
  const script = `
    import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(process.argv[1]) });
    console.log(JSON.stringify(rows));`;
  const args = ['--input-type=module', '-e', script, await read('parquet')];
  expect(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toEqual(
    rows.map((row) => ({ ...row, synthetic: false })),
  );
});

test('an export without views is whole in every format', async () => {
  const out = async (format: string) =>
    (await runCli(['export-analytics', '--format', format], data.env)).out;

  expect(await out('json')).toBe('[\n]\n');
  expect(await out('ndjson')).toBe('');
  expect(await out('parquet')).toMatch(/^PAR1.*PAR1$/s);
});

test('made-up traffic is marked, counted, and leaves nothing behind', async () => {
  const real = anArrival({ at: daysAgo(2), durationMs: 7_000 });
  await inDb((db) => storeViews(db, [real, anArrival({ at: daysAgo(1) })]));
  const before = await counted();

  const made = await type('seed', '--demo', '5', '--demo-views', '80');
  const again = await type('seed', '--demo', '5');
  const shown = await summary();
  const csv = (await runCli(['export-analytics'], data.env)).out.trimEnd().split('\r\n').slice(1);

  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('marked as synthetic') });
  expect(again).toMatchObject({ code: 1, err: expect.stringMatching(ONE_LINE) });
  expect(shown.synthetic).toBe(true);
  const earlier = await summary('--from', daysAgo(60), '--to', daysAgo(30));
  expect(earlier).toMatchObject({ synthetic: false, totals: { views: 0 } });
  expect(shown.totals.views).toBe(csv.length);
  expect(csv.filter((line) => line.endsWith(',0'))).toHaveLength(2);
  expect(csv.length).toBeGreaterThan(250);

  const removed = await type('seed', '--demo-remove');
  expect(removed.out).toBe(`Removed ${csv.length - 2} made-up views.\n`);
  expect(await counted()).toBe(before);
});

test('purge removes old views and keeps what they came to', async () => {
  await inDb((db) =>
    storeViews(db, [anArrival({ at: daysAgo(40) }), anArrival({ at: daysAgo(40) })]),
  );
  await inDb((db) => storeViews(db, [anArrival({ at: daysAgo(3), place: '/africa' })]));
  const range = ['--from', daysAgo(60).slice(0, 10), '--to', daysAgo(0).slice(0, 10)];
  const before = await summary(...range);
  const within = ['--from', daysAgo(40.001)];
  const beforeWithin = await summary(...within);

  const { code, out } = await type('purge', '--older-than', '30', '--json');

  expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, views: 2 });
  expect(await inDb(allEvents)).toHaveLength(1);
  expect(await summary(...range)).toEqual(before);
  expect(before.totals).toMatchObject({ views: 3, sessions: 3 });
  expect((await summary(...within)).totals).toEqual(beforeWithin.totals);
  const left = await inDb((db) => db('analytics_view_keys').count({ keys: '*' }).first());
  expect(left).toEqual({ keys: 1 });
});

test('a filter says of which days its views were purged, of the period before too', async () => {
  await inDb((db) => storeViews(db, [anArrival({ at: daysAgo(40) })]));
  await inDb((db) => storeViews(db, [anArrival({ at: daysAgo(3) })]));
  const days = (days: number) => ['--from', daysAgo(days), '--to', daysAgo(0)];
  expect(await summary(...days(60), '--hub', '(none)')).toMatchObject({ purged_before: null });
  await type('purge', '--older-than', '30');
  const keptFrom = `${daysAgo(3).slice(0, 10)}T00:00:00.000Z`;

  const filtered = await summary(...days(60), '--hub', '(none)');
  const compared = await summary(...days(21), '--hub', '(none)', '--compare');
  const { out } = await type('summary', ...days(60), '--hub', '(none)', '--system', 'Other');

  expect(filtered).toMatchObject({ filters: { hub: '(none)' }, purged_before: keptFrom });
  expect(compared).toMatchObject({ purged_before: keptFrom, previous: null });
  expect(await summary(...days(60))).toMatchObject({ filters: {}, purged_before: null });
  expect((await summary(...days(20), '--hub', '(none)')).purged_before).toBeNull();
  expect(out).toContain('Only views with hub (none), system Other;');
  expect(out).toContain(`Without those before ${daysAgo(3).slice(0, 10)}`);
});

test('a range that ends within a purged day says of which days its lists are', async () => {
  const day = daysAgo(40).slice(0, 10);
  const views = ['T12:00:00.000Z', 'T23:30:00.000Z'].map((at) => anArrival({ at: day + at }));
  await inDb((db) => storeViews(db, views));
  await inDb((db) => storeViews(db, [anArrival({ at: daysAgo(3) })]));
  await type('purge', '--older-than', '30');
  const range = ['--from', `${day}T12:00:00Z`, '--to', `${day}T23:00:00Z`];

  const { totals, listed } = await summary(...range);

  expect(totals).toMatchObject({ views: 1, sessions: 1 });
  expect(listed?.from).toBe(`${day}T00:00:00.000Z`);
  expect((await type('summary', ...range)).out).toContain(`are of ${day} to ${day} (UTC)`);
  expect((await summary('--from', day, '--to', day)).listed).toBeNull();
});

test('what was purged of the same day, but before the range, is not missing in it', async () => {
  await inDb((db) => storeViews(db, [anArrival({ at: daysAgo(40) })]));
  await inDb((db) => storeViews(db, [anArrival({ at: daysAgo(3) })]));
  await type('purge', '--older-than', '30');
  const hourLater = new Date(Date.parse(daysAgo(40)) + 3_600_000).toISOString();

  const later = await summary('--from', hourLater, '--to', daysAgo(0), '--hub', '(none)');

  expect(later.purged_before).toBeNull();
});

test('a purge says that made-up views stay, where some are as old', async () => {
  await type('seed', '--demo', '5', '--demo-views', '80');

  expect((await type('purge', '--older-than', '2')).out).toContain('seed --demo-remove');
  expect((await type('purge', '--older-than', '30')).out).not.toContain('seed --demo-remove');
});

test('a misspelt interval is told the words there are', async () => {
  const { code, err } = await runCli(['summary', '--interval', 'dayz'], data.env);
  expect(code).toBe(2);
  expect(err).toContain(
    "argument 'dayz' is invalid. Did you mean `day`? See npx cli summary --help.",
  );
});

test('the summary is told in words, and nothing of an address moves the cursor', async () => {
  await inDb((db) =>
    storeViews(db, [anArrival({ at: daysAgo(1), place: '/\u001b[2Jx', durationMs: 60_000 })]),
  );

  const { code, out } = await type('summary', '--tz', 'Africa/Windhoek', '--compare');

  expect(code).toBe(0);
  expect(out).toMatch(/Views +1 +before: 0/);
  expect(out).toMatch(/\/�\[2Jx +1 █+/);
  expect(out).not.toContain('\u001b');
});

test('the summary is put beside the same weekdays a year before', async () => {
  await inDb((db) =>
    storeViews(db, [anArrival({ at: daysAgo(365) }), anArrival({ at: daysAgo(1) })]),
  );

  const year = await summary('--compare', 'year');
  const { code, err } = await type('summary', '--compare', 'yaer');

  expect(year).toMatchObject({ totals: { views: 1 }, previous: { views: 1 } });
  expect([code, err]).toEqual([2, expect.stringContaining('Did you mean `year`?')]);
});

test('a day that the range cuts says so', async () => {
  const { out } = await type(
    ...['summary', '--interval', 'day', '--tz', 'Africa/Windhoek'],
    ...['--from', '2026-01-10T10:00:00Z', '--to', '2026-01-12T22:00:00Z'],
  );

  const days = out.split('\n').filter((line) => /^ {2}2026-/.test(line));
  expect(days.map((line) => line.replace(/ +0 +/, ' '))).toEqual([
    '  2026-01-10 00:00 (in part)',
    '  2026-01-11 00:00 ',
    '  2026-01-12 00:00 ',
  ]);
});

test('today says that it is not over, also where it is asked for whole', async () => {
  const today = daysAgo(0).slice(0, 10);

  const { out } = await type('summary', '--interval', 'day', '--from', daysAgo(1), '--to', today);

  const days = out.split('\n').filter((line) => line.startsWith(`  ${today}`));
  expect(days).toEqual([expect.stringContaining('(in part)')]);
});

test('the summary tells how pages felt, wherever all views are asked for', async () => {
  await type('seed', '--demo', '3', '--demo-views', '80');

  const whole = await type('summary');
  const { out } = await type('summary', '--json');
  const oneDevice = await type('summary', '--json', '--device', 'mobile');

  const { all } = WebVitalsReport.parse(JSON.parse(out).vitals);
  expect(all.lcp.loads).toBeGreaterThan(0);
  expect(whole.out).toContain('How pages felt, to three of four loads at most');
  expect(whole.out).toMatch(/ {2}LCP +[\d.]+ s +good +\d+ %, fair +\d+ %, poor +\d+ %/);
  expect(whole.out).toMatch(/ {2}CLS +0\.\d+ +good/);
  expect(JSON.parse(oneDevice.out)).not.toHaveProperty('vitals');
});

test.each([
  [['summary', '--tz', 'Mars/Olympus']],
  [['summary', '--from', 'yesterday']],
  [['seed', '--demo', '0']],
  [['seed', '--demo', '3', '--demo-remove']],
  [['purge']],
  [['purge', '--older-than', '0']],
  [['export-analytics', '--format', 'xlsx']],
])('%j is refused in one line', async (args) => {
  const { code, out, err } = await type(...args);

  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(ONE_LINE);
});
