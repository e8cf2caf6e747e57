import { DAY_MS, DIMENSIONS, OUTCOMES } from '../../../db/analytics/codes';
import { type Extent, readExtent } from '../../../db/analytics/read/extent';
import { sumOutcomes } from '../../../db/analytics/read/rollups';
import { hasSynthetic, type Span, type WordFilter } from '../../../db/analytics/read/views';
import { type Db, inSnapshot } from '../../../db/connect';
import type { Summary, SummaryQuery, Totals } from '../../contracts/summary';
import { filterOf } from './filter';
import { type Measure, measure } from './measure';
import { inInstants, intervalFor, passedBefore, rangeBefore, rangeOf, stretchesOf } from './period';
import { seriesOf } from './series';
import { calendarOf } from './time-zone';

/**
 * Everything that is counted of a range, as of one moment: the parts add up also while views come in.
 * @throws AppError `invalid_request` when the range ends before it begins.
 */
export function summarize(db: Db, query: SummaryQuery, nowMs: number): Promise<Summary> {
  const calendar = calendarOf(query.tz);
  const range = rangeOf(query, calendar, nowMs);
  const interval = intervalFor(range, query.interval);
  const seriesIn = (tx: Db, extent: Extent, span: Span, filter: WordFilter | undefined) =>
    seriesOf(tx, extent, stretchesOf(span, interval, calendar), filter);

  return inSnapshot(db, async (tx) => {
    const filter = await filterOf(tx, query);
    const extent = await readExtent(tx);
    const now = await measure(tx, extent, range, filter);
    const before = query.compare && rangeBefore(range, calendar);
    const passed = passedBefore(range, calendar, nowMs);
    const { tally } = now;
    return {
      ...inInstants(range),
      interval,
      tz: query.tz,
      totals: totalsOf(now),
      previous: before
        ? {
            ...totalsOf(await measure(tx, extent, passed, filter)),
            ...inInstants(passed),
            series: await seriesIn(tx, extent, before, filter),
          }
        : null,
      series: await seriesIn(tx, extent, range, filter),
      pages: tally.ranking(DIMENSIONS.page),
      referrers: tally.ranking(DIMENSIONS.referrer, 'visits'),
      sources: tally.ranking(DIMENSIONS.source, 'visits'),
      campaigns: tally.ranking(DIMENSIONS.campaign, 'visits'),
      devices: tally.ranking(DIMENSIONS.device),
      browsers: tally.ranking(DIMENSIONS.browser),
      systems: tally.ranking(DIMENSIONS.system),
      countries: tally.ranking(DIMENSIONS.country),
      hubs: tally.ranking(DIMENSIONS.hub),
      received: await receivedIn(tx, extent, range),
      synthetic: await hasSynthetic(tx, range.from, range.to),
    };
  });
}

function totalsOf({ tally, sessions }: Measure): Totals {
  return { ...tally.figures(), sessions, ...tally.times() };
}

async function receivedIn(
  db: Db,
  { openDay }: Extent,
  { from, to }: Span,
): Promise<Summary['received']> {
  const rows = await sumOutcomes(db, Math.floor(from / DAY_MS), Math.ceil(to / DAY_MS), openDay);
  const events = new Map(rows.map((row) => [row.value, row.events]));
  const of = (outcome: keyof typeof OUTCOMES) => events.get(OUTCOMES[outcome]) ?? 0;
  return {
    total: rows.reduce((sum, row) => sum + row.events, 0),
    views: of('view'),
    repeats: of('repeat'),
    bots: of('bot'),
    opted_out: of('optedOut'),
    prefetches: of('prefetch'),
  };
}
