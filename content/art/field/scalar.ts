// The functions of Math are taken out once per module, here and in every file that loops over pixels:
// under a test runner each look-up of a global costs far more than the function does.

const { PI, abs, floor, max, min } = Math;

/** One full turn in radians. */
export const TAU = PI * 2;

/** Limits a value to a range, 0–1 unless told. */
export function clamp(value: number, low = 0, high = 1): number {
  return min(high, max(low, value));
}

/** Linear interpolation; `amount` 0 gives `from`, 1 gives `to`, and it may overshoot. */
export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** Hermite step from 0 at `from` to 1 at `to`; falls instead of rising when `from` > `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The part after the point, 0 ≤ result < 1 for negative values too. */
export function fract(value: number): number {
  return value - floor(value);
}

/** Triangle wave of period 1: 1 at whole numbers, 0 half-way between. */
export function triangle(value: number): number {
  return abs(fract(value) * 2 - 1);
}

/** Remainder that is never negative. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
