import { triangle } from '../../field/scalar';

const { abs, floor } = Math;

/** Half width of a band, of a diagonal pitch of 1. */
const HALF_BAND = 0.33;

/**
 * Bands interlaced on the diagonals, over and under by turns, three lines on each: how much light
 * thread shows at a point, 0–1.
 */
export function interlace(u: number, v: number): number {
  const rising = u + v;
  const falling = u - v;
  const row = floor(rising);
  const column = floor(falling);
  const offRow = rising - row - 0.5;
  const offColumn = falling - column - 0.5;
  const isOnRising = abs(offColumn) < HALF_BAND;
  const isOnFalling = abs(offRow) < HALF_BAND;
  const isRisingOver = ((row + column) & 1) === 0;
  if (isOnRising && (!isOnFalling || isRisingOver)) return isOnLine(offColumn) ? 1 : 0.22;
  if (isOnFalling) return isOnLine(offRow) ? 0.86 : 0.16;
  return 0.02;
}

function isOnLine(off: number): boolean {
  return triangle(off * 4.6 + 0.5) > 0.5;
}
