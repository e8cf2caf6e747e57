const { max, min } = Math;

/** Cells along each side of the torus; a power of two, so that wrapping is one bit mask. */
export const SIZE = 256;
/** Mask that wraps a column or a row. */
export const WRAP = SIZE - 1;

/** What is where on the torus, row by row, each 0–1. */
export interface Growth {
  food: Float32Array;
  plant: Float32Array;
}

/** How fast food arrives and plants die, cell by cell. */
export interface Rates {
  feed: Float64Array;
  kill: Float64Array;
}

/** The food spreads twice as fast as the plants. */
const PLANT_SPREAD = 0.5;

/** One step of the Gray–Scott reaction: plants eat food and grow into it. Writes to `next`. */
export function react({ food, plant }: Growth, next: Growth, { feed, kill }: Rates): void {
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * SIZE + column;
      const a = food[at] ?? 0;
      const b = plant[at] ?? 0;
      const f = feed[at] ?? 0;
      const eaten = a * b * b;
      const fed = a + spread(food, row, column) - eaten + f * (1 - a);
      const grown =
        b + PLANT_SPREAD * spread(plant, row, column) + eaten - ((kill[at] ?? 0) + f) * b;
      // Without the limits the reaction runs away where the feed is high.
      next.food[at] = min(1, max(0, fed));
      next.plant[at] = min(1, max(0, grown));
    }
  }
}

/** Nine-point Laplacian: how much flows into a cell from its eight neighbours, less its own. */
function spread(of: Float32Array, row: number, column: number): number {
  const above = ((row - 1) & WRAP) * SIZE;
  const here = row * SIZE;
  const below = ((row + 1) & WRAP) * SIZE;
  const left = (column - 1) & WRAP;
  const right = (column + 1) & WRAP;
  const sides =
    (of[here + left] ?? 0) +
    (of[here + right] ?? 0) +
    (of[above + column] ?? 0) +
    (of[below + column] ?? 0);
  const corners =
    (of[above + left] ?? 0) +
    (of[above + right] ?? 0) +
    (of[below + left] ?? 0) +
    (of[below + right] ?? 0);
  return sides * 0.2 + corners * 0.05 - (of[here + column] ?? 0);
}
