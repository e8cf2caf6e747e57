import type { Metric } from '../../../db/web-vitals/loads';
import { WEB_VITALS_LIMITS as limits } from '../../contracts/web-vitals';

interface Scale {
  /** Up to here it is good, and up to there it needs improvement (web.dev/articles/vitals, TTFB: /ttfb). */
  good: number;
  fair: number;
  /** Widths of buckets: `step` each up to `to`. Every bound above is the end of one. */
  pieces: readonly { to: number; step: number }[];
}

const SCALES: Record<Metric, Scale> = {
  lcp: {
    good: 2_500,
    fair: 4_000,
    pieces: [
      { to: 5_000, step: 50 },
      { to: 60_000, step: 500 },
    ],
  },
  inp: {
    good: 200,
    fair: 500,
    pieces: [
      { to: 1_000, step: 10 },
      { to: 60_000, step: 250 },
    ],
  },
  cls: {
    good: 100,
    fair: 250,
    pieces: [
      { to: 500, step: 5 },
      { to: 10_000, step: 100 },
    ],
  },
  ttfb: {
    good: 800,
    fair: 1_800,
    pieces: [
      { to: 3_000, step: 25 },
      { to: 60_000, step: 250 },
    ],
  },
};

/** A value that is stored whole: milliseconds, or thousandths of a layout shift, within bounds. */
export function storedValue(metric: Metric, value: number): number {
  return metric === 'cls'
    ? Math.round(Math.min(value, limits.clsMax) * 1_000)
    : Math.round(Math.min(value, limits.timeMaxMs));
}

/** The upper end of the bucket of a stored value: the value is at most this, and above the one before. */
export function bucketOf(metric: Metric, value: number): number {
  let from = 0;
  for (const { to, step } of SCALES[metric].pieces) {
    if (value <= to) return from + Math.ceil((value - from) / step) * step;
    from = to;
  }
  return from;
}

/** What a bucket is worth: all of its values are. */
export function ratingOf(metric: Metric, bucket: number): 'good' | 'fair' | 'poor' {
  const { good, fair } = SCALES[metric];
  if (bucket <= good) return 'good';
  return bucket <= fair ? 'fair' : 'poor';
}
