import type { HeadForm } from './head-form';
import { carve, join } from './joints';
import { capsule, ellipsoid } from './shapes';
import type { SculptingStep } from './step';

/** Brow ridge, socket, lid and the cut where the lids meet. The eyes are always closed. */
export function eyes({ brow, slit }: HeadForm): SculptingStep {
  const ridge = capsule([0.06, 0.2, 0.78], [0.42, 0.2, 0.6], 0.07 * brow);
  const socket = ellipsoid([0.27, 0.03, 0.86], [0.2, 0.12, 0.17]);
  const lid = ellipsoid([0.27, 0, 0.66], [0.165, 0.105, 0.1]);
  const innerSlit = capsule([0.12, -0.03, 0.84], [0.27, -0.055, 0.82], slit);
  const outerSlit = capsule([0.27, -0.055, 0.82], [0.43, -0.02, 0.68], slit);

  return (distance, side, y, z) => {
    let surface = join(distance, ridge(side, y, z), 0.16);
    surface = carve(surface, socket(side, y, z), 0.12);
    surface = join(surface, lid(side, y, z), 0.035);
    if (slit === 0) return surface;
    surface = carve(surface, innerSlit(side, y, z), 0.02);
    return carve(surface, outerSlit(side, y, z), 0.02);
  };
}
