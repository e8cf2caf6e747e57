import { createRandom } from '../../field/random';
import { fract, mix, modulo } from '../../field/scalar';
import { type Growth, type Rates, react, SIZE, WRAP } from './gray-scott';

const { abs, floor } = Math;

/** How much has grown at a point; the pattern repeats every 256 units. */
export type Labyrinth = (x: number, y: number) => number;

const STEPS = 2600;
/** Side of the lozenges the reaction is sown and fed along. */
const LOZENGE = 64;

const grown = new Map<number, Labyrinth>();

/**
 * A reaction fed along a lattice of lozenges: a labyrinth that remembers a weave. Growing one takes
 * seconds, so each seed is grown once per process.
 */
export function labyrinth(seed: number): Labyrinth {
  const known = grown.get(seed);
  if (known) return known;
  const fresh = sampleOf(grow(seed));
  grown.set(seed, fresh);
  return fresh;
}

function grow(seed: number): Float32Array {
  let now: Growth = { food: new Float32Array(SIZE * SIZE).fill(1), plant: sow(seed) };
  let next: Growth = { food: now.food.slice(), plant: now.plant.slice() };
  const rates = ratesOfLozenges();
  for (let step = 0; step < STEPS; step += 1) {
    react(now, next, rates);
    [now, next] = [next, now];
  }
  return now.plant;
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

/** Paths run densely near the lozenge lines and break up away from them. */
function ratesOfLozenges(): Rates {
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

/** Distance from the middle line of a lozenge, 0–0.5 of its side. */
function fromLine(diagonal: number): number {
  return abs(fract(diagonal / LOZENGE + 4) - 0.5);
}

/** Bilinear, wrapping at the edges. */
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
