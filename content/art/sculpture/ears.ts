import { carve, join } from './joints';
import { ellipsoid } from './shapes';
import type { SculptingStep } from './step';

/** A hollowed shell on each side. */
export function ears(): SculptingStep {
  const lobe = ellipsoid([0.73, -0.02, -0.08], [0.09, 0.24, 0.15]);
  const hollow = ellipsoid([0.82, 0, -0.02], [0.05, 0.14, 0.08]);

  return (distance, side, y, z) =>
    join(distance, carve(lobe(side, y, z), hollow(side, y, z), 0.05), 0.06);
}
