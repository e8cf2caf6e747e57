import { clamp, TAU } from '../../field/scalar';
import { turn } from '../../sculpture/turn';
import type { Sheet } from '../../sheet';
import type { ResistDotDesign } from './design';

const { PI, cos, log, min, round, sin, trunc } = Math;

/** Brightness of the halo at a pixel, 0–1. */
export type HaloTone = (index: number) => number;

/** Points of the orbit per composition drawn at one pixel per unit. */
const POINTS = 1.15e6;
/** More points than this times as many add time and no detail. */
const MAX_DENSITY = 1.6;
/** Steps until the orbit has found the attractor. */
const SETTLE = 50;
/** The ring the orbit is bent round, composition units. */
const RING = { y: -70, radius: 345, spread: 62 };
/** Share of a sector that the orbit fills on each side of its axis. */
const SECTOR = 0.62;
/** The fold the density is measured at. */
const USUAL_FOLD = 12;

/** A strange attractor bent round a ring, repeated and mirrored like a rosette of resist paste. */
export function createHalo(
  { width, height, unit, headX, headY }: Sheet,
  { attractor: [a, b, c, d], fold }: ResistDotDesign,
): HaloTone {
  const hits = new Float32Array(width * height);
  const axes = Array.from({ length: fold }, (_, sector) => turn((sector * TAU) / fold - PI / 2));
  const points = round(POINTS * min(MAX_DENSITY, unit * unit));
  let x = 0.1;
  let y = 0.1;
  for (let point = 0; point < points; point += 1) {
    const nextX = sin(a * y) - cos(b * x);
    y = sin(c * x) - cos(d * y);
    x = nextX;
    if (point >= SETTLE) scatter(RING.radius + x * RING.spread, y * (PI / fold) * SECTOR);
  }
  const usual = (8 * points * fold) / (1e6 * USUAL_FOLD * unit * unit);
  return (index) => {
    const density = (hits[index] ?? 0) / usual;
    return clamp((log(1 + density * 1.1) / log(35)) ** 1.7);
  };

  /** One point of the orbit in every sector, and its mirror image. */
  function scatter(radius: number, angle: number): void {
    const along = radius * cos(angle);
    const aside = radius * sin(angle);
    for (const axis of axes) {
      hit(along * axis.cos - aside * axis.sin, along * axis.sin + aside * axis.cos);
      hit(along * axis.cos + aside * axis.sin, along * axis.sin - aside * axis.cos);
    }
  }

  function hit(right: number, down: number): void {
    const column = trunc(headX + right * unit);
    const row = trunc(headY + (RING.y + down) * unit);
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const at = row * width + column;
    hits[at] = (hits[at] ?? 0) + 1;
  }
}
