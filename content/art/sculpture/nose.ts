import type { HeadForm } from './head-form';
import { carve, join } from './joints';
import { capsule, ellipsoid } from './shapes';
import type { SculptingStep } from './step';

/** Bridge, wings and nostrils. */
export function nose({ nose: reach }: HeadForm): SculptingStep {
  const bridge = capsule([0, 0.2, 0.76], [0, -0.24, 0.76 + 0.17 * reach], 0.06, 0.095);
  const wing = ellipsoid([0.105, -0.27, 0.8], [0.085, 0.07, 0.1]);
  const nostril = ellipsoid([0.07, -0.335, 0.9], [0.035, 0.02, 0.05]);

  return (distance, side, y, z) => {
    let surface = join(distance, bridge(side, y, z), 0.1);
    surface = join(surface, wing(side, y, z), 0.07);
    return carve(surface, nostril(side, y, z), 0.02);
  };
}
