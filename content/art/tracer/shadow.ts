import { clamp } from '../field/scalar';
import type { DistanceField, Vector } from '../sculpture/shapes';

const { min } = Math;

const SHADOW_STEPS = 26;
const SHADOW_REACH = 3;

/** Share of the light that gets through to a point, 0–1; a near miss dims (Quilez's penumbra). */
export function softShadow(
  distance: DistanceField,
  x: number,
  y: number,
  z: number,
  [lx, ly, lz]: Vector,
  hardness: number,
): number {
  let share = 1;
  let travelled = 0.03;
  for (let step = 0; step < SHADOW_STEPS && travelled <= SHADOW_REACH; step += 1) {
    const free = distance(x + lx * travelled, y + ly * travelled, z + lz * travelled);
    share = min(share, (hardness * free) / travelled);
    if (share < 0.02) return 0;
    travelled += clamp(free, 0.03, 0.25);
  }
  return clamp(share);
}

const TAPS = 4;
const TAP_SPACING = 0.055;

/** How open the surroundings of a point are, 0 = a crease, 1 = free; four taps along the normal. */
export function occlusion(
  distance: DistanceField,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let closed = 0;
  let weight = 1;
  for (let tap = 1; tap <= TAPS; tap += 1) {
    const height = tap * TAP_SPACING;
    closed += (height - distance(x + nx * height, y + ny * height, z + nz * height)) * weight;
    weight *= 0.72;
  }
  return clamp(1 - 2.2 * closed);
}
