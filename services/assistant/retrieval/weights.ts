import type { Lexicon } from '../words/lexicon';

/** How much a stem tells: rare words much, common ones little, small words next to nothing. */
export type Weigh = (stem: string) => number;

/** A text as weighted stems. */
export interface Vector {
  weights: Map<string, number>;
  norm: number;
}

const STOP_WEIGHT = 0.12;
const TEXT_SHARE = 0.6;

/** Weights from how many of the lines have a stem. */
export function weigher(lines: readonly string[], lexicon: Lexicon): Weigh {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const stem of new Set(lexicon.stems(line))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return (stem) => {
    const weight = Math.log(1 + lines.length / (1 + (counts.get(stem) ?? 0)));
    return lexicon.isStop(stem) ? weight * STOP_WEIGHT : weight;
  };
}

/** The vector of some stems, each once. */
export function vectorOf(stems: readonly string[], weigh: Weigh): Vector {
  const weights = new Map(stems.map((stem) => [stem, weigh(stem)]));
  const norm = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return { weights, norm };
}

/** How much two texts have in common: 1 for the same words. */
export function cosine(a: Vector, b: Vector): number {
  if (a.norm === 0 || b.norm === 0) return 0;
  let sum = 0;
  for (const [stem, weight] of a.weights) sum += weight * (b.weights.get(stem) ?? 0);
  return sum / (a.norm * b.norm);
}

/** The share of a question that a passage knows: in what it is asked with or, for less, in its text. */
export function covered(
  stems: readonly string[],
  asked: ReadonlySet<string>,
  known: ReadonlySet<string>,
  weigh: Weigh,
): number {
  let total = 0;
  let found = 0;
  for (const stem of new Set(stems)) {
    const weight = weigh(stem);
    total += weight;
    if (asked.has(stem)) found += weight;
    else if (known.has(stem)) found += weight * TEXT_SHARE;
  }
  return total === 0 ? 0 : found / total;
}
