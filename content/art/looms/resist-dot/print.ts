import type { Inks } from '../../colour/palettes';
import { type Rgb, setBlend, tint } from '../../colour/rgb';
import { clamp, fract, smoothstep, TAU } from '../../field/scalar';
import { length2 } from '../../sculpture/shapes';
import type { Sample } from '../../tracer/sampler';
import { type HexCell, nearestHexCell } from './hex-lattice';

const { abs, atan2, max } = Math;

/** Distance of the cells, composition units. */
const CELL = 25;
/** How far the lattice slides over a slope: the print seems to lie on the relief. */
const RELIEF = 26;
const PETALS = { count: 8, radius: 7.2 };
const HAIRLINE = 11.9;

/** Printed cloth: rings of eight dots whose size is the light. */
export function createPrint(inks: Inks<'resist-dot'>) {
  const cell: HexCell = { x: 0, y: 0, distance: 0 };
  const paste: Rgb = { r: 0, g: 0, b: 0 };

  return (colour: Rgb, sample: Readonly<Sample>, x: number, y: number, light: number): void => {
    nearestHexCell(cell, x + sample.normalX * RELIEF, y - sample.normalY * RELIEF, CELL);
    const size = 0.3 + 2.25 * light ** 0.8;
    const middle = disc(size * 1.25, cell.distance, 0.6);
    const hairline = disc(size * 0.5, abs(cell.distance - HAIRLINE), 0.5);
    const covered = max(
      disc(size, petalDistance(cell), 0.6),
      middle,
      hairline * 0.8 * smoothstep(0.25, 0.6, light),
    );
    setBlend(colour, inks.ink, inks.blue, clamp(light * 0.95));
    setBlend(paste, inks.pale, inks.white, light);
    tint(colour, paste, covered * smoothstep(0.02, 0.2, light));
  };
}

function petalDistance({ x, y, distance }: HexCell): number {
  const turns = (atan2(y, x) / TAU) * PETALS.count;
  const off = fract(turns + 0.5) - 0.5;
  return length2(distance - PETALS.radius, (off / PETALS.count) * TAU * PETALS.radius);
}

/** Coverage of a disc with a soft edge. */
function disc(radius: number, distance: number, softness: number): number {
  return smoothstep(radius + softness, radius - softness, distance);
}
