import { createRandom } from '../../field/random';
import { fract, mix, modulo } from '../../field/scalar';

const { abs, floor, max, min } = Math;

/** Concentration of the grown substance at a point; the pattern repeats every 256 units. */
export type Labyrinth = (x: number, y: number) => number;

const SIZE = 256;
const WRAP = SIZE - 1;
const STEPS = 2600;
/** Side of the lozenges the reaction is seeded and fed along. */
const LOZENGE = 64;
/** The other substance spreads twice as fast. */
const SPREAD = 0.5;

const grown = new Map<number, Labyrinth>();

/**
 * Gray–Scott reaction on a torus, fed along a lattice of lozenges: a labyrinth that remembers a
 * weave. Growing it takes seconds, so each one is grown once per process.
 */
export function labyrinth(seed: number): Labyrinth {
  const known = grown.get(seed);
  if (known) return known;
  const fresh = sampleOf(grow(seed));
  grown.set(seed, fresh);
  return fresh;
}

function grow(seed: number): Float32Array {
  let food: Float32Array = new Float32Array(SIZE * SIZE).fill(1);
  let plant: Float32Array = sow(seed);
  let nextFood: Float32Array = food.slice();
  let nextPlant: Float32Array = plant.slice();
  const { feed, kill } = rates();
  for (let step = 0; step < STEPS; step += 1) {
    react(food, plant, nextFood, nextPlant, feed, kill);
    [food, nextFood] = [nextFood, food];
    [plant, nextPlant] = [nextPlant, plant];
  }
  return plant;
}

/** Plants along the lozenge lines, and a few anywhere. */
function sow(seed: number): Float32Array {
  const random = createRandom(seed);
  const plant = new Float32Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * SIZE + column;
      const isOnLine = fromLine(column + row) < 0.09 || fromLine(column - row) < 0.09;
      if (isOnLine) plant[at] = 0.6 + 0.3 * random();
      else if (random() < 0.01) plant[at] = 0.9;
    }
  }
  return plant;
}

/** Distance from the middle line of a lozenge, 0–0.5 of its side. */
function fromLine(diagonal: number): number {
  return abs(fract(diagonal / LOZENGE + 4) - 0.5);
}

/** How fast food arrives and plants die, cell by cell. */
function rates() {
  const feed = new Float64Array(SIZE * SIZE);
  const kill = new Float64Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const off = fromLine(column + row) + fromLine(column - row);
      feed[row * SIZE + column] = 0.034 + 0.012 * off;
      kill[row * SIZE + column] = 0.0605 + 0.002 * off;
    }
  }
  return { feed, kill };
}

function react(
  food: Float32Array,
  plant: Float32Array,
  nextFood: Float32Array,
  nextPlant: Float32Array,
  feed: Float64Array,
  kill: Float64Array,
): void {
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * SIZE + column;
      const a = food[at] ?? 0;
      const b = plant[at] ?? 0;
      const eaten = a * b * b;
      const f = feed[at] ?? 0;
      const fed = a + spread(food, row, column) - eaten + f * (1 - a);
      const left = b + SPREAD * spread(plant, row, column) + eaten - ((kill[at] ?? 0) + f) * b;
      // Without the limits the reaction runs away where the feed is high.
      nextFood[at] = min(1, max(0, fed));
      nextPlant[at] = min(1, max(0, left));
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

function sampleOf(plant: Float32Array): Labyrinth {
  const at = (column: number, row: number) => plant[(row & WRAP) * SIZE + (column & WRAP)] ?? 0;
  return (x, y) => {
    const u = modulo(x, SIZE);
    const v = modulo(y, SIZE);
    const column = floor(u);
    const row = floor(v);
    const above = mix(at(column, row), at(column + 1, row), u - column);
    const below = mix(at(column, row + 1), at(column + 1, row + 1), u - column);
    return mix(above, below, v - row);
  };
}
