import type { HeadForm } from './head-form';
import { carve, join } from './joints';
import { capsule, ellipsoid } from './shapes';
import type { SculptingStep } from './step';

/** The mound under the nose, both lips and the line between them. */
export function mouth({ lip }: HeadForm): SculptingStep {
  const philtrum = ellipsoid([0, -0.43, 0.68], [0.2, 0.1, 0.1]);
  const upperLip = ellipsoid([0.07, -0.53, 0.72], [0.18, 0.062 * lip, 0.13]);
  const lowerLip = ellipsoid([0, -0.655, 0.7], [0.19, 0.082 * lip, 0.13]);
  const lipLine = capsule([0, -0.59, 0.86], [0.24, -0.58, 0.7], 0.012);

  return (distance, side, y, z) => {
    let surface = join(distance, philtrum(side, y, z), 0.12);
    surface = join(surface, upperLip(side, y, z), 0.04);
    surface = join(surface, lowerLip(side, y, z), 0.04);
    return carve(surface, lipLine(side, y, z), 0.02);
  };
}
