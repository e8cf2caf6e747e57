import { intersect, join, shell } from '../joints';
import { capsule, type DistanceField, ellipsoid } from '../shapes';

const { abs } = Math;

/** Heavy coat: shoulders, lapels and a standing collar. */
export function rollCollarCoat(): DistanceField {
  const body = ellipsoid([0, -2.55, -0.36], [1.75, 0.78, 0.74]);
  const lapel = capsule([0.5, -1.25, -0.35], [0.3, -2.3, 0.3], 0.12);
  const chest = ellipsoid([0, -1.9, -0.12], [0.8, 0.44, 0.66]);
  const roll = ellipsoid([0, -1.35, -0.36], [0.66, 0.62, 0.66]);
  return (x, y, z) => {
    const front = join(body(x, y, z), chest(x, y, z), 0.25);
    const coat = join(front, lapel(abs(x), y, z), 0.15);
    const collar = intersect(shell(roll(x, y, z), 0.045), y + 1.08 - 0.25 * -z, 0.06);
    return join(coat, collar, 0.1) * 0.85;
  };
}
