import { clamp } from '../field/scalar';
import type { HeadForm } from './head-form';
import { capsule } from './shapes';

/** Which lip a point of the skin belongs to. */
export type Lip = 'upper' | 'lower' | undefined;

/** Half width of the mouth and height of the line between the lips, head units; see `mouth`. */
const MOUTH_HALF_WIDTH = 0.265;
const LIP_LINE = -0.588;
/** Behind this there is no mouth, only the nape. */
const MOUTH_DEPTH = 0.5;

/** The drawn outline of the lips on the sculpted ones: a bow above, a bowl below. */
export function lipAt({ lip }: HeadForm, x: number, y: number, z: number): Lip {
  const out = Math.abs(x) / MOUTH_HALF_WIDTH;
  if (z < MOUTH_DEPTH || out >= 1) return undefined;
  const line = LIP_LINE + 0.012 * out * out;
  const taper = (1 - out * out) ** 0.7;
  const bow = 0.02 * clamp(1 - out * 5);
  const top = line + (0.098 * taper - bow) * lip;
  const bottom = line - 0.135 * (1 - out * out) ** 0.6 * lip;
  if (y > top || y < bottom) return undefined;
  return y > line ? 'upper' : 'lower';
}

/** The line where the closed lids meet, thickest in the middle, with its end drawn out to the temple. */
const INNER_LASH = capsule([0.13, -0.035, 0.83], [0.27, -0.06, 0.82], 0.004, 0.014);
const OUTER_LASH = capsule([0.27, -0.06, 0.82], [0.44, -0.02, 0.68], 0.014, 0.006);

/** Distance from the lash line, head units, negative on it. */
export function lashDistance(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  return Math.min(INNER_LASH(side, y, z), OUTER_LASH(side, y, z));
}
