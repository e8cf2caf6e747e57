import type { Growth } from '../../../../services/contracts/admin/growth';
import type { Figures, Ranked, Summary } from '../../../../services/contracts/summary';
import type { WebVitalsReport } from '../../../../services/contracts/web-vitals';
import { type VitalRow, vitalColumns, vitalRows } from './vital-rows';
import { writeCsv } from './write-csv';

const COLUMNS = [
  'list',
  'name',
  'sessions',
  'views',
  'visits',
  'bounces',
  'exits',
  'duration_ms',
  'median_ms',
  'mean_ms',
  'gained',
  'joined',
  'left',
  'total',
  'in_part',
  ...vitalColumns,
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number>> & Partial<VitalRow>;

const LISTS = [
  'sources',
  'referrers',
  'campaigns',
  'devices',
  'browsers',
  'systems',
  'countries',
  'hubs',
] as const satisfies readonly (keyof Summary)[];

/** Everything that the dashboard shows of a range, as one table: which list, which line, its figures. */
export function dashboardCsv(
  summary: Summary,
  growth: Growth | undefined,
  vitals?: WebVitalsReport,
): string {
  const { totals, previous, series, filters, not } = summary;
  return writeCsv(COLUMNS, [
    { list: 'time zone', name: summary.tz },
    ...Object.entries(filters).map(([name, value]) => {
      const isLeftOut = not.some((one) => one === name);
      return { list: `filter: ${isLeftOut ? 'not ' : ''}${name}`, name: value };
    }),
    ...(summary.purged_before
      ? [{ list: 'filtered views were purged before', name: summary.purged_before }]
      : []),
    ...(summary.listed
      ? [{ list: 'lists, median and mean of purged views', name: rangeOf(summary.listed) }]
      : []),
    ...(summary.synthetic ? [{ list: 'holds made-up traffic', name: 'yes' }] : []),
    { list: 'totals', name: rangeOf(summary), ...rowOf(totals) },
    ...(previous ? [{ list: 'previous', name: rangeOf(previous), ...rowOf(previous) }] : []),
    ...series.map((point) => pointOf(summary.interval, point)),
    ...(previous?.series ?? []).map((point) => pointOf(`previous ${summary.interval}`, point)),
    ...summary.pages.map(({ exits, ...line }) => ({
      ...lineOf('pages', line),
      ...(exits !== null && { exits }),
    })),
    ...LISTS.flatMap((list) => summary[list].map((line) => lineOf(list, line))),
    ...(growth ? growthRows(growth) : []),
    ...(vitals ? vitalRows(vitals) : []),
  ]);
}

/** The name of that file, with the first and the last day of the range in its own time zone. */
export function fileName({ from, to, tz }: Pick<Summary, 'from' | 'to' | 'tz'>): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short' });
  const days = [Date.parse(from), Date.parse(to) - 1].map((at) => day.format(at));
  return `analytics-${days.join('-')}.csv`;
}

function growthRows({ interval, follows, newsletter }: Growth): Row[] {
  return [
    { list: 'follows', gained: follows.gained, total: follows.total },
    ...follows.series.map((point) => pointOf(`follows ${interval}`, point)),
    ...follows.artists.map(({ artist_id, gained, followers }) => ({
      list: 'follows by artist',
      name: artist_id,
      gained,
      total: followers,
    })),
    {
      list: 'newsletter',
      joined: newsletter.joined,
      left: newsletter.left,
      total: newsletter.total,
    },
    ...newsletter.series.map((point) => pointOf(`newsletter ${interval}`, point)),
    ...newsletter.sources.map((line) => ({ list: 'newsletter by form', ...line })),
  ];
}

function pointOf<Point extends { t: string; in_part: boolean }>(
  list: string,
  { t, in_part, ...figures }: Point,
) {
  return { list, name: t, ...figures, ...(in_part && { in_part: 'yes' }) };
}

function rowOf({ views, visits, bounces, duration_ms, ...more }: Figures & Row): Row {
  const { sessions, median_ms, mean_ms } = more;
  const figures = { views, visits, bounces, duration_ms };
  if (sessions === undefined || median_ms === undefined || mean_ms === undefined) return figures;
  return { ...figures, sessions, median_ms, mean_ms };
}

function lineOf(list: string, { name, ...figures }: Ranked): Row {
  return { list, name, ...rowOf(figures) };
}

function rangeOf({ from, to }: { from: string; to: string }): string {
  return `${from}/${to}`;
}
