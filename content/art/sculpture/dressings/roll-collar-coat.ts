import { carve, intersect, join, shell } from '../joints';
import { capsule, type DistanceField, ellipsoid } from '../shapes';

/** Heavy coat: shoulders, lapels, a standing collar and the gap between the lapels. */
export function rollCollarCoat(): DistanceField {
  const body = ellipsoid([0, -2.55, -0.36], [1.75, 0.78, 0.74]);
  const lapel = capsule([0.5, -1.25, -0.35], [0.3, -2.3, 0.3], 0.12);
  const roll = ellipsoid([0, -1.35, -0.36], [0.66, 0.62, 0.66]);
  const gap = capsule([0, -1.6, 0.45], [0, -2.7, 0.62], 0.16, 0.3);
  return (x, y, z) => {
    let coat = join(body(x, y, z), lapel(Math.abs(x), y, z), 0.15);
    const collar = intersect(shell(roll(x, y, z), 0.045), y + 1.08 - 0.25 * -z, 0.06);
    coat = join(coat, collar, 0.1);
    return carve(coat, gap(x, y, z), 0.08) * 0.85;
  };
}
