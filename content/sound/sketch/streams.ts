import { hashText } from '../../art/field/hash';
import { createRandom, type Random } from '../../art/field/random';

const { floor } = Math;

/** One stream of numbers for each layer of a piece, so that a change in one layer never moves another. */
export function streamsOf(slug: string, seed: number): (layer: string) => Random {
  return (layer) => createRandom(hashText(`${slug}:${seed}:${layer}`));
}

/** One of the choices for a take; the signature itself, seed 0, always takes the first. */
export function choose<Choice>(
  seed: number,
  random: Random,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (seed === 0) return choices[0];
  return choices[floor(random() * choices.length)] ?? choices[0];
}
