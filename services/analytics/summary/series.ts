import { DAY_MS, HOUR_MS } from '../../../db/analytics/codes';
import {
  type Bucket,
  type BucketCounts,
  bucketRollups,
  sumBuckets,
} from '../../../db/analytics/read/buckets';
import type { Extent } from '../../../db/analytics/read/extent';
import {
  bucketViews,
  type Span,
  sumViews,
  type WordFilter,
} from '../../../db/analytics/read/views';
import type { Db } from '../../../db/connect';
import type { Point } from '../../contracts/summary';
import { keptSince } from './countable';
import { measure } from './measure';
import type { CutStretch } from './period';
import { outside, wholeUnits } from './pieces';
import { sessionsOf } from './sessions-of';

type NumberedSpan = Span & { index: number };

/**
 * The points of a series, one for each stretch, those without views too. Stretches of whole days or
 * hours of UTC come from sums; one that is cut at an end of the range is measured, and in zones that
 * are off by half an hour all are counted from the views, or from the hours where those were purged.
 */
export async function seriesOf(
  db: Db,
  extent: Extent,
  stretches: readonly CutStretch[],
  filter?: WordFilter,
): Promise<Point[]> {
  const counts = new Map<number, Omit<BucketCounts, 'index'>>();
  const since = keptSince(extent.kept);
  const unit = filter ? undefined : unitOf(stretches);
  if (!unit) {
    const past = filter ? 0 : stretches.filter(({ from }) => from < since).length;
    for (const { index, ...rest } of await bucketViews(db, stretches.slice(past), filter)) {
      counts.set(past + index, rest);
    }
    const purged = await countPurged(db, extent, stretches, past);
    for (const [index, counted] of purged) counts.set(index, counted);
  } else {
    const whole: Bucket[] = [];
    const cut: NumberedSpan[] = [];
    for (const [index, { from, to: end }] of stretches.entries()) {
      // What ends after the last view may as well end with its day or hour.
      const isFree = end >= extent.kept.to && end >= since;
      const to = isFree ? Math.ceil(end / unit.ms) * unit.ms : end;
      const isWhole = from % unit.ms === 0 && to % unit.ms === 0;
      if (isWhole) whole.push({ index, from: from / unit.ms, to: to / unit.ms });
      else cut.push({ index, from, to });
    }
    for (const { index, ...rest } of await bucketRollups(db, unit.level, whole, extent.openDay)) {
      counts.set(index, rest);
    }
    for (const [index, counted] of await countCut(db, extent, cut)) counts.set(index, counted);
  }
  return stretches.map(({ start, isPart }, index) => {
    const { views = 0, visits = 0, sessions = 0, duration_ms = 0 } = counts.get(index) ?? {};
    const t = new Date(start).toISOString();
    return { t, views, visits, sessions, duration_ms, in_part: isPart };
  });
}

/** The first stretches of a zone off by half an hour, by the hours of UTC in which they begin and end. */
async function countPurged(
  db: Db,
  extent: Extent,
  stretches: readonly CutStretch[],
  past: number,
): Promise<[number, Omit<BucketCounts, 'index'>][]> {
  const spans = stretches.slice(0, past).map(({ from, to }, index) => ({ index, from, to }));
  const since = keptSince(extent.kept);
  const hours = spans
    .filter(({ to }) => to <= since)
    .map(({ index, from, to }) => {
      // no further one has what is left of the last one's last hour
      const round = index + 1 === stretches.length ? Math.ceil : Math.floor;
      return { index, from: Math.floor(from / HOUR_MS), to: round(to / HOUR_MS) };
    });
  const counted = await bucketRollups(db, 'hour', hours, extent.openDay);
  const across = await countCut(
    db,
    extent,
    spans.filter(({ to }) => to > since),
  );
  for (const { index, ...rest } of counted) across.push([index, rest]);
  return across;
}

/** Stretches that are cut at an end of the range: less than a day each where none of their views was purged. */
async function countCut(
  db: Db,
  extent: Extent,
  cut: readonly NumberedSpan[],
): Promise<[number, Omit<BucketCounts, 'index'>][]> {
  const since = keptSince(extent.kept);
  const isShort = ({ from, to }: Span) => from >= since && to - from < DAY_MS;
  const counted = await countShort(db, extent, cut.filter(isShort));
  for (const { index, ...span } of cut) {
    if (isShort(span)) continue;
    const { tally, sessions } = await measure(db, extent, span);
    counted.push([index, { ...tally.figures(), sessions }]);
  }
  return counted;
}

/** Their whole hours have sums; the rest is counted from the views. */
async function countShort(
  db: Db,
  { openDay }: Extent,
  cut: readonly NumberedSpan[],
): Promise<[number, Omit<BucketCounts, 'index'>][]> {
  if (cut.length === 0) return [];
  const hours = cut.flatMap(({ index, ...span }) => {
    const whole = wholeUnits(span, HOUR_MS);
    return whole ? [{ index, ...whole }] : [];
  });
  const rest = cut.flatMap(({ index, ...span }) => {
    const whole = wholeUnits(span, HOUR_MS);
    return (whole ? outside(span, whole, HOUR_MS) : [span]).map((part) => ({ index, ...part }));
  });
  const sums = [...(await sumBuckets(db, 'hour', hours, openDay)), ...(await sumViews(db, rest))];
  const counted: [number, Omit<BucketCounts, 'index'>][] = [];
  for (const { index, ...span } of cut) {
    const parts = sums.filter((part) => part.index === index);
    const sum = (of: 'views' | 'visits' | 'duration_ms') =>
      parts.reduce((total, part) => total + part[of], 0);
    const sessions = await sessionsOf(db, span);
    counted.push([
      index,
      { views: sum('views'), visits: sum('visits'), duration_ms: sum('duration_ms'), sessions },
    ]);
  }
  return counted;
}

/** The longest unit that the stretches inside the range are made of. */
function unitOf(stretches: readonly CutStretch[]) {
  const starts = stretches.slice(1).map(({ start }) => start);
  const units = [
    { level: 'day', ms: DAY_MS },
    { level: 'hour', ms: HOUR_MS },
  ] as const;
  return units.find(({ ms }) => starts.every((start) => start % ms === 0));
}
