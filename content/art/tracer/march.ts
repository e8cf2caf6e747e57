import type { DistanceField, Vector } from '../sculpture/shapes';

const MAX_STEPS = 90;
/** Fraction of the distance walked per step: the fields are bounds, and bent ones overestimate. */
const CAUTION = 0.82;
const HIT_DISTANCE = 0.0016;
/** Near enough for a ray that crept along a crease until its steps ran out. */
const NEAR_DISTANCE = 0.02;
/** From the plane the rays start at to behind everything. */
const MAX_LENGTH = 7;

/** Marker for a ray that meets nothing. */
export const MISS = -1;

/** Sphere tracing: how far a ray runs until it meets the surface, or `MISS`. */
export function march(
  distance: DistanceField,
  x: number,
  y: number,
  z: number,
  [dx, dy, dz]: Vector,
): number {
  let travelled = 0;
  let free = Infinity;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    free = distance(x + dx * travelled, y + dy * travelled, z + dz * travelled);
    if (free < HIT_DISTANCE) return travelled;
    travelled += free * CAUTION;
    if (travelled > MAX_LENGTH) return MISS;
  }
  return free < NEAR_DISTANCE ? travelled : MISS;
}
