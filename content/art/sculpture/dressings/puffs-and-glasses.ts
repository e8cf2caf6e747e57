import { framing } from '../../figure/framing';
import type { Dressmaker } from '../dressing';
import { carve } from '../joints';
import { GARMENT_SPAN, MATERIAL } from '../material';
import { capsule, type DistanceField, ellipsoid, length2, torus, type Vector } from '../shapes';
import { turn } from '../turn';

const { abs, max, min } = Math;

/** Two hair puffs with their bands, round glasses, hoop earrings and a tall collar. */
export const puffsAndGlasses: Dressmaker = (vary) => {
  const size = vary(1, 0.12);
  const centre: Vector = [0.82, 1.06, -0.2];
  const radii: Vector = [0.6 * size, 0.57 * size, 0.55 * size];
  const frames = glassesFrames();
  const hoop = torus(vary(0.24, 0.05), 0.035);
  const hairBand = puffBand();
  return {
    parts: [
      { material: MATERIAL.headwear, distance: puffedHair(centre, radii), span: [-0.5, 1.8] },
      {
        material: MATERIAL.accessory,
        distance: (x, y, z) => {
          const side = abs(x);
          const earring = hoop(side - 0.8, y + 0.5, z + 0.05);
          return min(frames(side, y, z), earring, hairBand(side, y, z));
        },
        span: [-0.95, 1.3],
      },
      { material: MATERIAL.lens, distance: lenses(), span: [-0.35, 0.35] },
      { material: MATERIAL.garment, distance: tallCollarTop(), span: GARMENT_SPAN },
    ],
    enclosesFace: false,
    medallions: [{ centre, radii }],
    framings: {
      cover: framing(3.9, 0.5, 0.54),
      wide: framing(3.5, 0.72, 0.56),
      portrait: framing(4.4, 0.5, 0.5),
      og: framing(3.7, 0.75, 0.56),
    },
  };
};

function puffedHair(centre: Vector, radii: Vector): DistanceField {
  const cap = ellipsoid([0, 0.42, -0.26], [0.79, 0.83, 0.9]);
  const hairline = ellipsoid([0, -0.12, 0.62], [0.68, 0.74, 0.72]);
  const puff = ellipsoid(centre, radii);
  return (x, y, z) => {
    const swept = carve(cap(x, y, z), hairline(x, y, z), 0.06);
    return min(swept, puff(abs(x), y, z) * 0.85);
  };
}

/** The tie at the root of each puff. */
function puffBand(): DistanceField {
  const { cos, sin } = turn(-0.8);
  const tie = torus(0.27, 0.075);
  return (side, y, z) => {
    const across = (side - 0.5) * cos - (y - 0.78) * sin;
    const along = (side - 0.5) * sin + (y - 0.78) * cos;
    return tie(across, z + 0.2, along);
  };
}

/** Wire rims, bridge and temples; they bend back at the sides as a face does. */
function glassesFrames(): DistanceField {
  const rim = torus(0.285, 0.04);
  const bridge = capsule([0, -0.03, 0.87], [0.06, -0.03, 0.87], 0.03);
  const temple = capsule([0.62, -0.03, 0.74], [0.78, -0.03, 0], 0.028);
  return (side, y, z) => {
    const depth = z - 0.86 + 0.22 * side * side;
    return min(rim(side - 0.33, y, depth), bridge(side, y, z), temple(side, y, z));
  };
}

function lenses(): DistanceField {
  return (x, y, z) => {
    const side = abs(x);
    const depth = z - 0.85 + 0.22 * side * side;
    return max(length2(side - 0.33, y) - 0.275, abs(depth) - 0.012);
  };
}

function tallCollarTop(): DistanceField {
  const body = ellipsoid([0, -2.55, -0.36], [1.64, 0.7, 0.66]);
  const collar = capsule([0, -1.62, -0.32], [0, -1.9, -0.34], 0.5, 0.62);
  return (x, y, z) => min(body(x, y, z), collar(x, y, z));
}
