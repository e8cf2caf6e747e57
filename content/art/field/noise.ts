import { hashCell } from './hash';
import { mix } from './scalar';

const { floor } = Math;

/** Perlin's quintic: the fade has no crease in its second derivative. */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Value noise with one lattice point per unit, 0 ≤ result < 1. */
export function valueNoise(x: number, y: number, salt = 0): number {
  const column = floor(x);
  const row = floor(y);
  const across = fade(x - column);
  const down = fade(y - row);
  const above = mix(hashCell(column, row, salt), hashCell(column + 1, row, salt), across);
  const below = mix(hashCell(column, row + 1, salt), hashCell(column + 1, row + 1, salt), across);
  return mix(above, below, down);
}

/** Fractal sum of value noise: gain ½, lacunarity 2.03 (off 2, so that octaves never line up). */
export function fractalNoise(x: number, y: number, salt = 0, octaves = 4): number {
  let amplitude = 0.5;
  let total = 0;
  let weight = 0;
  let u = x;
  let v = y;
  for (let octave = 0; octave < octaves; octave += 1) {
    total += amplitude * valueNoise(u, v, salt + octave);
    weight += amplitude;
    amplitude *= 0.5;
    u = u * 2.03 + 7.1;
    v = v * 2.03 + 3.7;
  }
  return total / weight;
}
