import { DAY_MS } from '../../../db/analytics/codes';
import { type Db, inSnapshot } from '../../../db/connect';
import { hasSyntheticLoads, METRICS, type Metric } from '../../../db/web-vitals/loads';
import { type Cell, sumCells } from '../../../db/web-vitals/sums';
import {
  CONNECTIONS,
  PAGE_CLASSES,
  type Spread,
  type Spreads,
  type WebVitalsQuery,
  type WebVitalsReport,
} from '../../contracts/web-vitals';
import { rangeOf } from '../summary/period';
import { calendarOf } from '../summary/time-zone';
import { ratingOf } from './buckets';

type Counted = Omit<Cell, 'day'>;

/** How pages felt on the days of UTC that a range touches. */
export function reportVitals(
  db: Db,
  query: WebVitalsQuery,
  nowMs: number,
): Promise<WebVitalsReport> {
  const { from, to } = rangeOf(query, calendarOf(query.tz), nowMs);
  const [fromDay, toDay] = [Math.floor(from / DAY_MS), Math.ceil(to / DAY_MS)];
  return inSnapshot(db, async (tx) => {
    const cells = await sumCells(tx, fromDay, toDay);
    return {
      from: new Date(fromDay * DAY_MS).toISOString(),
      to: new Date(toDay * DAY_MS).toISOString(),
      all: spreadsOf(cells),
      pages: ranked(PAGE_CLASSES, (name) => cells.filter(({ page }) => page === name)),
      connections: ranked(CONNECTIONS, (name) =>
        cells.filter(({ connection }) => connection === name),
      ),
      synthetic: await hasSyntheticLoads(tx, fromDay, toDay),
    };
  });
}

/**
 * A metric over buckets. The 75th percentile is that of the nearest rank: the end of the bucket that holds
 * the load before which, itself included, three quarters lie.
 * @param cells in the order of their buckets; several may share one
 */
export function spreadOf(
  metric: Metric,
  cells: readonly Pick<Counted, 'bucket' | 'loads'>[],
): Spread {
  const spread: Spread = { loads: 0, p75: null, good: 0, fair: 0, poor: 0 };
  for (const { bucket, loads } of cells) {
    spread.loads += loads;
    spread[ratingOf(metric, bucket)] += loads;
  }
  const rank = Math.ceil(0.75 * spread.loads);
  let before = 0;
  for (const { bucket, loads } of cells) {
    before += loads;
    if (before < rank || rank === 0) continue;
    spread.p75 = metric === 'cls' ? bucket / 1_000 : bucket;
    break;
  }
  return spread;
}

function spreadsOf(cells: readonly Counted[]): Spreads {
  const of = (metric: Metric) =>
    spreadOf(
      metric,
      cells.filter((cell) => cell.metric === metric),
    );
  return { lcp: of('lcp'), inp: of('inp'), cls: of('cls'), ttfb: of('ttfb') };
}

function ranked<Name extends string>(names: readonly Name[], cellsOf: (name: Name) => Counted[]) {
  return names
    .map((name) => ({ name, ...spreadsOf(cellsOf(name)) }))
    .filter((row) => mostOf(row) > 0)
    .sort((a, b) => mostOf(b) - mostOf(a));
}

/** Loads that told anything: not every one tells every metric. */
function mostOf(spreads: Spreads): number {
  return Math.max(...METRICS.map((metric) => spreads[metric].loads));
}
