import type { Score } from '../../../content/sound/score';
import type { Measures } from './measures';

/** A piece and what was measured of its sound. */
export interface Heard {
  score: Score;
  measures: Measures;
  /** Where in the bar things begin, by `grooveOf`. */
  groove: readonly number[];
}

/** How strongly something begins on each sixteenth of the bar; the whole has the length 1. */
export function grooveOf({ stepSeconds }: Score, { onsets, momentsPerSecond }: Measures): number[] {
  const bar = Array.from({ length: 16 }, () => 0);
  onsets.forEach((rise, i) => {
    const step = Math.round(i / momentsPerSecond / stepSeconds) % 16;
    bar[step] = (bar[step] ?? 0) + rise;
  });
  const size = Math.hypot(...bar);
  return bar.map((value) => value / size);
}

/** How far two pieces are apart, in units of 3.5 % of tempo, 7 % of colour and 0.08 radians of groove. */
export function unlikeness(one: Heard, other: Heard) {
  const dot = one.groove.reduce((sum, value, i) => sum + value * (other.groove[i] ?? 0), 0);
  return {
    tempo: Math.abs(Math.log2(one.score.bpm / other.score.bpm)) / 0.05,
    colour: Math.abs(Math.log2(one.measures.centroid / other.measures.centroid)) / 0.1,
    groove: Math.acos(Math.min(1, dot)) / 0.08,
  };
}
