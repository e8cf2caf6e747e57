import { hashCell } from '../../field/hash';
import { fract } from '../../field/scalar';

const { floor, min } = Math;

/** Width of a strip, composition units. */
const WIDTH = 74;

/** The strip of cloth that a column of pixels lies in. */
export interface Strip {
  index: number;
  /** composition units from the left, and the same as the strip was woven: each is sewn on a little off */
  x: number;
  wovenX: number;
  /** how much lower the strip was woven */
  drop: number;
  /** composition units to the nearest seam */
  toSeam: number;
}

/** Finds the strip at `x` composition units from the left. */
export function stripAt(x: number): Strip {
  const index = floor(x / WIDTH);
  const across = fract(x / WIDTH);
  return {
    index,
    x,
    wovenX: x + (hashCell(index, 3) - 0.5) * 34,
    drop: (hashCell(index, 8) - 0.5) * 20,
    toSeam: min(across, 1 - across) * WIDTH,
  };
}
