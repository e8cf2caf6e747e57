import { framing } from '../../figure/framing';
import type { Dressmaker } from '../dressing';
import { carve, intersect, join, shell } from '../joints';
import { MATERIAL } from '../material';
import { capsule, type DistanceField, ellipsoid } from '../shapes';
import type { Vary } from '../vary';

const { abs, max, min, sin } = Math;

/** Hood with its cowl, a wrap-round visor and two cords. */
export const hoodAndVisor: Dressmaker = (vary) => ({
  parts: [
    { material: MATERIAL.headwear, distance: hood(vary), span: [-4, 1.7] },
    { material: MATERIAL.lens, distance: visor(vary), span: [-0.3, 0.35] },
    { material: MATERIAL.accessory, distance: cords(), span: [-2.45, -1.4] },
  ],
  enclosesFace: true,
  medallions: [],
  framings: {
    cover: framing(3.9, 0.5, 0.5),
    wide: framing(3.4, 0.72, 0.52),
    portrait: framing(4.3, 0.5, 0.47),
    og: framing(3.7, 0.75, 0.52),
  },
});

function hood(vary: Vary): DistanceField {
  const cloth = ellipsoid([0, 0.14, -0.26], [1.02, vary(1.34, 0.1), 1.12]);
  const opening = ellipsoid([0, -0.12, 1], [vary(0.72, 0.06), 1.06, 0.98]);
  const shoulders = ellipsoid([0, -2.35, -0.3], [1.85, 0.86, 0.82]);
  const throat = ellipsoid([0, -1.3, 0.75], [0.34, 0.62, 0.52]);
  const cowl = ellipsoid([0, -1.22, -0.12], [0.86, 0.52, 0.84]);

  return (x, y, z) => {
    const side = abs(x);
    let surface = carve(shell(cloth(x, y, z), 0.055), opening(x, y, z), 0.07);
    const fold = intersect(shell(cowl(x, y, z), 0.06), abs(y + 1.3) - 0.9, 0.05);
    surface = join(surface, fold, 0.28);
    surface = join(surface, carve(shoulders(x, y, z), throat(x, y, z), 0.2), 0.35);
    surface += 0.016 * sin(3.2 * y + 5 * side) + 0.01 * sin(9 * side - 4 * y);
    return surface * 0.8;
  };
}

function visor(vary: Vary): DistanceField {
  const halfHeight = vary(0.14, 0.03);
  return (x, y, z) => {
    const side = abs(x);
    const depth = z - 0.93 + 0.42 * x * x;
    const outline = max(abs(y - 0.03 - 0.05 * side) - halfHeight, side - 0.66);
    return max(outline, abs(depth) - 0.04) - 0.02;
  };
}

function cords(): DistanceField {
  const cord = capsule([0.3, -1.5, 0.5], [0.36, -2.15, 0.56], 0.035);
  const tag = capsule([0.36, -2.1, 0.56], [0.37, -2.3, 0.57], 0.06);
  return (x, y, z) => {
    const side = abs(x);
    return min(cord(side, y, z), tag(side, y, z));
  };
}
