import { clamp, fract, triangle } from '../../field/scalar';
import { length2 } from '../../sculpture/shapes';

const { abs, min } = Math;

/**
 * One hand-cut mark as a threshold: 1 at its heart, falling to 0, so that light decides how much of
 * it shows. `u` runs along the band with period 1, `v` across it from −1 to 1.
 */
export type Mark = (u: number, v: number) => number;

const zigzag: Mark = (u, v) => 1 - clamp(abs(v * 0.5 - (triangle(u) - 0.5) * 0.8) * 2);

const seedDots: Mark = (u, v) => 1 - clamp(length2(2 * centred(u), v));

const ticks: Mark = (u) => 1 - clamp(abs(centred(u)) * 2.6);

const lozengeOutlines: Mark = (u, v) => 1 - clamp(abs(abs(centred(u)) * 2 + abs(v) - 0.62) * 1.9);

const crosses: Mark = (u, v) => {
  const across = 2 * centred(u);
  return 1 - clamp(min(abs(across - v), abs(across + v)) * 1.25);
};

const doubleLine: Mark = (_u, v) => 1 - clamp(abs(abs(v) - 0.45) * 2.4);

const arcs: Mark = (u, v) => {
  const out = length2(2 * centred(u), v + 0.9);
  return 1 - clamp(min(abs(out - 0.95), abs(out - 0.3)) * 2.1);
};

const filledLozenge: Mark = (u, v) => 1 - clamp(abs(2 * centred(u)) + abs(v) * 0.9 - 0.1);

/** A mark and how densely it repeats along its band. */
export interface BandMark {
  mark: Mark;
  repeat: number;
}

const WIDE = 0.92;
const NARROW = 1.5;

/** Every mark once, for cloths in a new order. */
export const MARKS: readonly [BandMark, ...BandMark[]] = [
  { mark: zigzag, repeat: WIDE },
  { mark: seedDots, repeat: WIDE },
  { mark: ticks, repeat: NARROW },
  { mark: lozengeOutlines, repeat: WIDE },
  { mark: crosses, repeat: WIDE },
  { mark: doubleLine, repeat: WIDE },
  { mark: arcs, repeat: WIDE },
  { mark: filledLozenge, repeat: WIDE },
];

function centred(u: number): number {
  return fract(u) - 0.5;
}
