import { reportLines } from '../../../cli/summary/summary-report';
import type { RankedPage, Summary } from '../../../services/contracts/summary';

const totals = {
  ...{ views: 9, visits: 4, bounces: 1, bounce_rate: 0.25, duration_ms: 9_000 },
  ...{ sessions: 3, mean_ms: 1_000, median_ms: 900 },
};
const page = (name: string, views: number, visits: number, exits: number | null): RankedPage => ({
  ...{ name, views, visits, exits, bounces: 0, bounce_rate: 0, duration_ms: 0 },
});
const from = '2025-06-01T00:00:00.000Z';
const summary: Summary = {
  ...{ from, to: '2025-06-02T00:00:00.000Z', interval: 'day', tz: 'UTC', filters: {}, not: [] },
  ...{ purged_before: null, listed: null, totals, previous: null, series: [], sources: [] },
  pages: [page('/', 6, 3, 1), page('/africa', 2, 0, 3), page('/faq', 1, 1, 0)],
  ...{ referrers: [], campaigns: [], devices: [], browsers: [], systems: [], countries: [] },
  ...{ hubs: [], synthetic: false },
  received: { total: 9, views: 9, repeats: 0, bots: 0, opted_out: 0, prefetches: 0 },
};

/** Names and numbers of the list with this title. */
function listOf(lines: readonly string[], title: string): string[] {
  const rows = lines.slice(lines.indexOf(title) + 1);
  const end = rows.indexOf('');
  return rows.slice(0, end).map((row) => row.trim().split(/\s+/, 2).join(' '));
}

test('pages are told by views, by where visits began and by where they ended, most first', () => {
  const lines = reportLines(summary);

  expect(listOf(lines, 'Pages, by views')).toEqual(['/ 6', '/africa 2', '/faq 1']);
  expect(listOf(lines, 'Entered at, by visits')).toEqual(['/ 3', '/faq 1']);
  expect(listOf(lines, 'Left from, by exits')).toEqual(['/africa 3', '/ 1']);
});

test('where exits are not known of every page, none are listed as if they were all', () => {
  const pages = [page('/', 6, 3, null), page('/faq', 1, 1, 1)];

  const lines = reportLines({ ...summary, pages });

  expect(lines).not.toContain('Left from, by exits');
  expect(lines).toContain('Left from: not known where views were purged before exits were counted');
});

test('what is left out is told apart from what the figures are narrowed to', () => {
  const filters = { path: '/faq', country: 'NA' };

  const lines = reportLines({ ...summary, filters, not: ['country'] });

  expect(lines).toContainEqual(expect.stringContaining('path /faq, country not NA;'));
});
