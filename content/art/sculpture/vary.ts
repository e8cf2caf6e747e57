import { type Random, randomBetween } from '../field/random';

/** Chooses a measure near `middle`, at most `spread` away from it. */
export type Vary = (middle: number, spread: number) => number;

/** Every measure exactly as it was composed. */
export const asComposed: Vary = (middle) => middle;

/** Every measure drawn from a stream, evenly over its range. */
export function varyBy(random: Random): Vary {
  return (middle, spread) => randomBetween(random, middle - spread, middle + spread);
}
