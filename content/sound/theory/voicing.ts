import { type Chord, pitchClass } from './chord';

const { abs, max } = Math;

/** Below E3 close intervals turn to mud. */
const MUDDY_BELOW = 52;

/**
 * Places the tones of each chord between two pitches so that the hands move least: every placement is
 * tried, the cheapest by `strain` and motion is taken.
 * @param dropRoot leaves the root to the bass, for chords of five tones
 */
export function voiceLeading(
  chords: readonly Chord[],
  low: number,
  high: number,
  dropRoot = false,
): number[][] {
  const voicings: number[][] = [];
  for (const { tones } of chords) {
    const wanted = (dropRoot ? tones.slice(1) : tones).slice(0, 4);
    voicings.push(cheapest(wanted, low, high, voicings.at(-1)));
  }
  return voicings;
}

function cheapest(tones: number[], low: number, high: number, before?: number[]): number[] {
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const place = (chosen: number[]) => {
    const tone = tones[chosen.length];
    if (tone === undefined) {
      const sorted = [...chosen].sort((a, b) => a - b);
      const cost = strain(sorted) + motion(sorted, low, high, before);
      if (cost < least) {
        least = cost;
        best = sorted;
      }
      return;
    }
    for (let midi = low; midi <= high; midi += 1) {
      if (pitchClass(midi) === tone) place([...chosen, midi]);
    }
  };
  place([]);
  return best;
}

/** What is wrong with a chord by itself. */
function strain(voicing: number[]): number {
  let cost = 0;
  for (let i = 1; i < voicing.length; i += 1) {
    const lower = voicing[i - 1] ?? 0;
    const gap = (voicing[i] ?? 0) - lower;
    if (gap === 0) cost += 30;
    if (gap === 1) cost += i === 1 || i === voicing.length - 1 ? 9 : 2;
    if (lower < MUDDY_BELOW && gap < 4) cost += 8;
    if (gap > 9) cost += (gap - 9) * 2;
  }
  return cost + ((voicing.at(-1) ?? 0) - (voicing[0] ?? 0) > 17 ? 10 : 0);
}

/** How far the voices go from the chord before; the first one seeks the middle. */
function motion(voicing: number[], low: number, high: number, before?: number[]): number {
  const top = voicing.at(-1) ?? 0;
  if (!before) return abs(top - (low + high) / 2 - 3) + abs((voicing[0] ?? 0) - low - 3);
  const steps = voicing.map((midi, i) => abs(midi - (before[i] ?? before.at(-1) ?? midi)));
  const leap = max(0, abs(top - (before.at(-1) ?? top)) - 4);
  return steps.reduce((sum, step) => sum + step, 0) + leap * 3;
}
