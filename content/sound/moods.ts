import type { Mood } from './score';

const { max, min } = Math;

/** What each known mood word changes; the README says how each number is heard. */
const MOODS: Record<string, Partial<Mood>> = {
  nocturnal: { bright: -0.35, space: 0.2 },
  dry: { space: -0.25 },
  watchful: { density: -0.2, drive: 0.2 },
  euphoric: { bright: 0.4, width: 0.3, density: 0.2 },
  brisk: { density: 0.2 },
  sunlit: { bright: 0.3 },
  slow: { late: 0.6, density: -0.3 },
  close: { space: -0.1, bright: -0.3, late: 0.1 },
  unresolved: { space: 0.2 },
  open: { width: 0.4, space: 0.1 },
  warm: { bright: -0.1, drive: 0.1 },
  'on the move': { density: 0.2 },
  steady: { density: 0.1 },
  urban: { drive: 0.35, bright: 0.1 },
  deadpan: { late: 0.2 },
};

/** Adds up an artist's mood words; words that are not known change nothing. */
export function moodOf(words: readonly string[]): Mood {
  const sum: Mood = { bright: 0, drive: 0, space: 0, late: 0, width: 0, density: 0 };
  for (const word of words) {
    const change = MOODS[word.toLowerCase()] ?? {};
    for (const key of Object.keys(sum) as (keyof Mood)[]) {
      // the keys are those of the object three lines above
      sum[key] = max(-1, min(1, sum[key] + (change[key] ?? 0)));
    }
  }
  return sum;
}
