import type { Spread, Spreads } from '../../../../services/contracts/web-vitals';

/** The four metrics, in the order in which they are shown. */
export const METRICS = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies readonly (keyof Spreads)[];
/** One of `METRICS`. */
export type Metric = (typeof METRICS)[number];

/** Up to here a p75 is good, and up to there it needs improvement (web.dev/articles/vitals). */
const BOUNDS: Record<Metric, readonly [number, number]> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
};

/** What a p75 is worth; `none` without loads. */
export function ratingOf(metric: Metric, p75: number | null): 'good' | 'fair' | 'poor' | 'none' {
  if (p75 === null) return 'none';
  const [good, fair] = BOUNDS[metric];
  if (p75 <= good) return 'good';
  return p75 <= fair ? 'fair' : 'poor';
}

/** A p75 with its unit: seconds from one on, milliseconds below, the layout shift bare. */
export function writeP75(metric: Metric, p75: number | null): string {
  if (p75 === null) return '–';
  if (metric === 'cls') return p75.toFixed(3);
  return p75 >= 1_000 ? `${(p75 / 1_000).toFixed(2)} s` : `${p75} ms`;
}

/** A part of the loads in whole per cent. */
export function share(part: number, { loads }: Pick<Spread, 'loads'>): string {
  return loads === 0 ? '–' : `${Math.round((100 * part) / loads)} %`;
}
