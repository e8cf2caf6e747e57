import { clamp, smoothstep } from '../field/scalar';
import type { HeadForm } from './head-form';

const { abs, sqrt } = Math;

/** Which lip a point of the skin belongs to. */
export type Lip = 'upper' | 'lower' | undefined;

/** Answer where there is no such line, head units: farther than any line is wide. */
const FAR = 9;

/** Half width of the mouth and height of the line between the lips, head units; see `mouth`. */
const MOUTH_HALF_WIDTH = 0.265;
const LIP_LINE = -0.588;
const LIP_LINE_RISE = 0.012;
/** Behind this there is no mouth, only the nape. */
const MOUTH_DEPTH = 0.5;

/** The drawn outline of the lips on the sculpted ones: a bow above, a bowl below. */
export function lipAt({ lip }: HeadForm, x: number, y: number, z: number): Lip {
  const out = abs(x) / MOUTH_HALF_WIDTH;
  if (z < MOUTH_DEPTH || out >= 1) return undefined;
  const line = LIP_LINE + LIP_LINE_RISE * out * out;
  const taper = (1 - out * out) ** 0.7;
  const bow = 0.02 * clamp(1 - out * 5);
  const top = line + (0.098 * taper - bow) * lip;
  const bottom = line - 0.135 * (1 - out * out) ** 0.6 * lip;
  if (y > top || y < bottom) return undefined;
  return y > line ? 'upper' : 'lower';
}

/** Middle of an eye and half its width, head units to the side; see `eyes`. */
const EYE = { side: 0.275, halfWidth: 0.17, depth: 0.4 };

/** A curve across the closed eye: its height in the middle, its rise at the corners, half its thickness. */
interface EyeLine {
  height: number;
  rise: number;
  thickness: number;
}

/** Where the lids meet. */
export const LASH_LINE: EyeLine = { height: -0.062, rise: 0.05, thickness: 0.017 };
/** The fold of the upper lid. */
export const LID_FOLD: EyeLine = { height: 0.07, rise: -0.055, thickness: 0.009 };

/** Distance from a line of the eye, head units, negative on it; it is heaviest past the middle. */
export function eyeLineDistance(line: EyeLine, x: number, y: number, z: number): number {
  const across = (abs(x) - EYE.side) / EYE.halfWidth;
  if (z < EYE.depth || across < -0.95 || across > 1.15) return FAR;
  const height = line.height + line.rise * across * across;
  const slope = (2 * line.rise * across) / EYE.halfWidth;
  const thickness = line.thickness * smoothstep(-1.1, 0.3, across) * smoothstep(1.2, 0.4, across);
  return abs(y - height) / sqrt(1 + slope * slope) - thickness;
}

/** Distance from the line between the lips, head units, negative on it. */
export function lipLineDistance(x: number, y: number, z: number): number {
  const out = abs(x) / MOUTH_HALF_WIDTH;
  if (z < MOUTH_DEPTH || out > 0.92) return FAR;
  return abs(y - LIP_LINE - LIP_LINE_RISE * out * out) - 0.012 * (1 - out);
}
