import type { Inks } from '../../colour/palettes';
import { type Rgb, setBlend, tint } from '../../colour/rgb';
import { valueNoise } from '../../field/noise';
import { clamp, fract, smoothstep, TAU } from '../../field/scalar';
import { length2 } from '../../sculpture/shapes';

const { PI, abs, atan2, cos, floor, max, round, sin } = Math;

/** Paints a point of the ground, composition units from the origin of the head. */
export type GroundPainter = (colour: Rgb, x: number, y: number, haloTone: number) => void;

/** Height of the centre of all rings over the origin of the head, composition units. */
const RISE = 70;
const RING_PITCH = 19;
/** The number of dots on a ring is a multiple of this. */
const BEAT = 12;
/** Between these the halo has the ground to itself. */
const HALO = { inner: 215, outer: 468 };
const LINES = [
  { radius: 212, width: 2.2 },
  { radius: 470, width: 2.2 },
  { radius: 478, width: 1 },
];

/** Indigo with rings of resist dots, the halo, and the lines that hold it. */
export function createGround(inks: Inks<'resist-dot'>): GroundPainter {
  const dye: Rgb = { r: 0, g: 0, b: 0 };

  return (colour, x, y, haloTone) => {
    const radius = length2(x, y + RISE);
    const cloud = 0.05 * (valueNoise(x * 0.01, y * 0.01, 2) - 0.5);
    setBlend(colour, inks.indigo, inks.ink, clamp((radius - 120) / 640 + cloud));
    if (radius < HALO.inner || radius > HALO.outer) paintDots(colour, x, y, radius);
    paintHalo(colour, haloTone);
    for (const line of LINES) {
      const off = abs(radius - line.radius);
      tint(colour, inks.lime, smoothstep(line.width + 0.7, line.width - 0.7, off) * 0.95);
    }
  };

  function paintDots(colour: Rgb, x: number, y: number, radius: number): void {
    const ring = floor(radius / RING_PITCH);
    const swell = sin(ring * 0.9) * 0.5 + 0.5;
    setBlend(dye, inks.blue, inks.pale, swell * 0.55);
    const covered = dotAt(atan2(y + RISE, x), radius, ring, swell);
    tint(colour, dye, covered * (radius > HALO.outer ? 0.95 : 0.8));
  }

  function paintHalo(colour: Rgb, tone: number): void {
    if (tone <= 0) return;
    if (tone < 0.5) tint(colour, inks.lime, tone * 1.7);
    else tint(tint(colour, inks.lime, 0.9), inks.white, (tone - 0.5) * 1.3);
  }
}

/** How much a dot of a polar lattice covers a point, 0–1. */
function dotAt(angle: number, radius: number, ring: number, swell: number): number {
  const middle = (ring + 0.5) * RING_PITCH;
  const count = BEAT * max(1, round((middle * TAU) / RING_PITCH / BEAT));
  const along = (angle / TAU + 0.25) * count + (ring & 1) * 0.5;
  const off = length2(radius - middle, ((fract(along) - 0.5) / count) * TAU * middle);
  const petals = 0.5 + 0.5 * cos(BEAT * (angle + PI / 2) + ring * 0.5);
  const size = (1.3 + 2.9 * swell * petals) * smoothstep(1150, 300, radius);
  return smoothstep(size + 0.7, size - 0.7, off);
}
