import type { Growth } from '../../../../services/contracts/admin/growth';
import type { Summary } from '../../../../services/contracts/summary';
import { dashboardCsv, fileName } from '../../../../site/admin/analytics/save/dashboard-csv';
import { writeCsv } from '../../../../site/admin/analytics/save/write-csv';
import { readCsv } from '../../../support/app/admin-app';

const figures = { views: 3, visits: 2, bounces: 1, bounce_rate: 0.5, duration_ms: 900 };
const totals = { ...figures, sessions: 2, mean_ms: 300, median_ms: 250 };
const range = { from: '2025-06-01T00:00:00.000Z', to: '2025-06-02T00:00:00.000Z' };
const point = { t: range.from, views: 3, visits: 2, sessions: 2, duration_ms: 900, in_part: false };

const summary: Summary = {
  ...range,
  interval: 'day',
  tz: 'Africa/Windhoek',
  filters: {},
  not: [],
  purged_before: null,
  listed: null,
  totals,
  previous: { ...totals, ...range, views: 1, series: [{ ...point, views: 1 }] },
  series: [point],
  pages: [
    { name: '/', ...figures, exits: 2 },
    { name: '/faq', ...figures, exits: null },
  ],
  referrers: [],
  sources: [{ name: '=HYPERLINK("http://a.test")', ...figures }],
  campaigns: [],
  devices: [],
  browsers: [],
  systems: [],
  countries: [],
  hubs: [],
  received: { total: 3, views: 3, repeats: 0, bots: 0, opted_out: 0, prefetches: 0 },
  synthetic: false,
};
const growth: Growth = {
  ...range,
  interval: 'day',
  tz: 'UTC',
  follows: {
    total: 9,
    gained: 2,
    before: null,
    series: [{ t: range.from, gained: 2, total: 9, in_part: true }],
    artists: [{ artist_id: 'rocka', name: 'Rocka', followers: 9, gained: 2 }],
  },
  newsletter: {
    total: 5,
    joined: 3,
    left: 1,
    before: null,
    series: [{ t: range.from, joined: 3, left: 1, total: 5, in_part: true }],
    sources: [{ name: 'home', joined: 3 }],
    pending: 1,
  },
};

/** Every line as the columns it fills. */
function linesOf(csv: string): Record<string, string>[] {
  const [heads = [], ...rows] = readCsv(csv);
  return rows.map((row) =>
    Object.fromEntries(heads.flatMap((head, at) => (row[at] ? [[head, row[at]]] : []))),
  );
}

test('the file holds every list that is shown, with its figures', () => {
  const lines = linesOf(dashboardCsv(summary, growth));

  expect(lines.map(({ list }) => list)).toEqual([
    'time zone',
    'totals',
    'previous',
    'day',
    'previous day',
    'pages',
    'pages',
    'sources',
    'follows',
    'follows day',
    'follows by artist',
    'newsletter',
    'newsletter day',
    'newsletter by form',
  ]);
  expect(lines[1]).toMatchObject({ views: '3', sessions: '2', median_ms: '250' });
  expect(lines[2]).toMatchObject({ views: '1' });
  expect(lines[5]).toEqual({
    list: 'pages',
    name: '/',
    views: '3',
    visits: '2',
    bounces: '1',
    exits: '2',
    duration_ms: '900',
  });
  expect(lines[6]).toMatchObject({ name: '/faq', views: '3' });
  expect(lines[6]).not.toHaveProperty('exits');
  expect(lines[10]).toEqual({ list: 'follows by artist', name: 'rocka', gained: '2', total: '9' });
  expect(lines[12]).toMatchObject({ joined: '3', left: '1', total: '5' });
});

test('what was not asked for or could not be read is left out', () => {
  const lines = linesOf(dashboardCsv({ ...summary, previous: null }, undefined));

  expect(lines.map(({ list }) => list)).toEqual([
    'time zone',
    'totals',
    'day',
    'pages',
    'pages',
    'sources',
  ]);
});

test('the file says what its figures are of: days, filters, what is missing or made up, what is no whole day', () => {
  const purged_before = '2025-06-01T00:00:00.000Z';
  const filters = { device: 'mobile', path: '/' } as const;
  const asked = {
    ...summary,
    previous: null,
    filters,
    not: ['path' as const],
    purged_before,
    synthetic: true,
  };
  const lines = linesOf(dashboardCsv({ ...asked, series: [{ ...point, in_part: true }] }, growth));

  expect(lines.slice(0, 5)).toEqual([
    { list: 'time zone', name: 'Africa/Windhoek' },
    { list: 'filter: device', name: 'mobile' },
    { list: 'filter: not path', name: '/' },
    { list: 'filtered views were purged before', name: purged_before },
    { list: 'holds made-up traffic', name: 'yes' },
  ]);
  const listed = { from: '2025-06-01T00:00:00.000Z', to: '2025-06-03T00:00:00.000Z' };
  expect(linesOf(dashboardCsv({ ...summary, listed }, undefined))[1]).toEqual({
    list: 'lists, median and mean of purged views',
    name: `${listed.from}/${listed.to}`,
  });
  expect(lines.filter(({ in_part }) => in_part === 'yes').map(({ list }) => list)).toEqual([
    'day',
    'follows day',
    'newsletter day',
  ]);
});

test('the name of the file has the days that were chosen, where midnight is not that of UTC', () => {
  const days = { from: '2026-10-27T22:00:00.000Z', to: '2026-11-26T22:00:00.000Z' };

  expect(fileName({ ...days, tz: 'Africa/Windhoek' })).toBe('analytics-2026-10-28-2026-11-26.csv');
});

test('no cell begins like a formula, and every cell comes back as it was', () => {
  const hostile = ['=1+1', '+1', '-1', '@a', '\tb', '＝1'];
  const rows = hostile.map((a) => ({ a, b: 'x, "y"\r\nz' }));

  const [, ...read] = readCsv(writeCsv(['a', 'b'], rows));

  expect(read).toEqual(hostile.map((a) => [`'${a}`, 'x, "y"\r\nz']));
  expect(dashboardCsv(summary, growth)).not.toMatch(/(?:^|,)"?=/m);
});
