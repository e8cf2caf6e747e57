import type { BpmRange } from '../schema/parts/bpm-range';

/** Beats per minute of an artist about whom nothing is known: a walking pace. */
const WALKING_BPM = 100;

/** The middle of the range, rounded half up; else what is assumed. */
export function bpmOf(range: BpmRange | null, assumed: number | undefined): number {
  return range ? Math.floor((range.low + range.high) / 2 + 0.5) : (assumed ?? WALKING_BPM);
}
