const { floor, imul } = Math;

/** A stream of numbers, 0 ≤ each < 1. */
export type Random = () => number;

/** mulberry32: the same seed gives the same stream on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = imul(state ^ (state >>> 15), 1 | state);
    word = (word + imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One number of a range, `low` ≤ result < `high`. */
export function randomBetween(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One entry of a list that is not empty. */
export function randomOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[floor(random() * items.length)] ?? items[0];
}
