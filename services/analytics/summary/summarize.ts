import { DAY_MS, DIMENSIONS, HOUR_MS, HOURS, OUTCOMES } from '../../../db/analytics/codes';
import { type Extent, readExtent } from '../../../db/analytics/read/extent';
import { hasViewsCounted, sumOutcomes } from '../../../db/analytics/read/rollups';
import { hasSynthetic, type Span, type WordFilter } from '../../../db/analytics/read/views';
import { type Db, inSnapshot } from '../../../db/connect';
import { FILTERS } from '../../contracts/limits/analytics';
import type { Summary, Totals } from '../../contracts/summary';
import type { SummaryQuery } from '../../contracts/summary-query';
import { filterOf } from './filter';
import { type Measure, measure } from './measure';
import { earlierRange, inInstants, intervalFor, passedOf, rangeOf, stretchesOf } from './period';
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
  const before =
    query.compare && earlierRange(range, { earlier: query.compare, interval }, calendar);
  const passed = before && passedOf(before, range, nowMs);
  const seriesIn = (tx: Db, extent: Extent, span: Span, filter: WordFilter | undefined) =>
    seriesOf(tx, extent, stretchesOf(span, interval, calendar, nowMs), filter);

  return inSnapshot(db, async (tx) => {
    const filter = await filterOf(tx, query);
    const extent = await readExtent(tx);
    const now = await measure(tx, extent, range, filter);
    const from = before?.from ?? range.from;
    const purged = filter ? await purgedBefore(tx, extent, { from, to: range.to }) : null;
    const { tally } = now;
    return {
      ...inInstants(range),
      interval,
      tz: query.tz,
      filters: Object.fromEntries(
        FILTERS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
      ),
      not: query.not.filter((name) => query[name] !== undefined),
      purged_before: purged,
      listed: (await hasApart(tx, now)) ? inInstants(now.days) : null,
      totals: totalsOf(now),
      // what is missing in it would look like growth
      previous:
        before && passed && !purged
          ? {
              ...totalsOf(await measure(tx, extent, passed, filter)),
              ...inInstants(passed),
              series: await seriesIn(tx, extent, before, filter),
            }
          : null,
      series: await seriesIn(tx, extent, range, filter),
      pages: tally.pages(),
      referrers: tally.ranking(DIMENSIONS.referrer, 'visits'),
      sources: tally.ranking(DIMENSIONS.source, 'visits'),
      campaigns: tally.ranking(DIMENSIONS.campaign, 'visits'),
      devices: tally.ranking(DIMENSIONS.device),
      browsers: tally.ranking(DIMENSIONS.browser),
      systems: tally.ranking(DIMENSIONS.system),
      countries: tally.ranking(DIMENSIONS.country),
      hubs: tally.ranking(DIMENSIONS.hub),
      received: await receivedIn(tx, extent, range),
      synthetic: await isMadeUp(tx, before ? [range, before] : [range]),
    };
  });
}

function totalsOf({ tally, sessions }: Measure): Totals {
  return { ...tally.figures(), sessions, ...tally.times() };
}

/** The day of the first view that is there, when views of a span from before it are in the sums alone. */
async function purgedBefore(db: Db, { kept }: Extent, { from, to }: Span): Promise<string | null> {
  const day = Math.floor(Math.min(kept.from, Math.ceil(to / DAY_MS) * DAY_MS) / DAY_MS);
  const isMissing = await hasViewsCounted(db, Math.floor(from / HOUR_MS), day * HOURS);
  return isMissing ? new Date(day * DAY_MS).toISOString() : null;
}

/** Whether views were counted where what is told of a range differs from it. */
async function hasApart(db: Db, { apart }: Measure): Promise<boolean> {
  for (const { from, to } of apart) {
    if (await hasViewsCounted(db, Math.floor(from / HOUR_MS), Math.ceil(to / HOUR_MS))) return true;
  }
  return false;
}

/** Whether there is traffic in any of the spans that was made up for a demonstration. */
async function isMadeUp(db: Db, spans: readonly Span[]): Promise<boolean> {
  for (const { from, to } of spans) if (await hasSynthetic(db, from, to)) return true;
  return false;
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
