import type { Growth } from '../../../../services/contracts/admin-growth';
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
  'duration_ms',
  'median_ms',
  'mean_ms',
  'gained',
  'joined',
  'left',
  'total',
  ...vitalColumns,
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number>> & Partial<VitalRow>;

const LISTS = [
  'pages',
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
  const { totals, previous, series } = summary;
  return writeCsv(COLUMNS, [
    { list: 'totals', name: rangeOf(summary), ...rowOf(totals) },
    ...(previous ? [{ list: 'previous', name: rangeOf(previous), ...rowOf(previous) }] : []),
    ...series.map(({ t, ...point }): Row => ({ list: summary.interval, name: t, ...point })),
    ...(previous?.series ?? []).map(
      ({ t, ...point }): Row => ({ list: `previous ${summary.interval}`, name: t, ...point }),
    ),
    ...LISTS.flatMap((list) => summary[list].map((line) => lineOf(list, line))),
    ...(growth ? growthRows(growth) : []),
    ...(vitals ? vitalRows(vitals) : []),
  ]);
}

function growthRows({ interval, follows, newsletter }: Growth): Row[] {
  return [
    { list: 'follows', gained: follows.gained, total: follows.total },
    ...follows.series.map(({ t, ...point }) => ({
      list: `follows ${interval}`,
      name: t,
      ...point,
    })),
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
    ...newsletter.series.map(({ t, ...point }) => ({
      list: `newsletter ${interval}`,
      name: t,
      ...point,
    })),
    ...newsletter.sources.map((line) => ({ list: 'newsletter by form', ...line })),
  ];
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
