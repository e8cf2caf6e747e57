import { clamp } from '../../field/scalar';
import { framing } from '../../figure/framing';
import type { Dressmaker } from '../dressing';
import { carve, intersect, join } from '../joints';
import { GARMENT_SPAN, MATERIAL } from '../material';
import { type DistanceField, ellipsoid, length2 } from '../shapes';
import { turn } from '../turn';
import type { Vary } from '../vary';
import { rollCollarCoat } from './roll-collar-coat';

const { abs, max } = Math;

/** Flat-crowned hat with a wide brim, its band, and a coat with a roll collar. */
export const brimmedHat: Dressmaker = (vary) => {
  const tilt = vary(-0.13, 0.05);
  const crown = hatCrown(tilt, vary);
  const brim = hatBrim(tilt, vary);
  return {
    parts: [
      {
        material: MATERIAL.headwear,
        distance: (x, y, z) => join(brim(x, y, z), crown(x, y, z), 0.06),
        span: [0, 1.9],
      },
      { material: MATERIAL.accessory, distance: hatBand(tilt), span: [0.2, 1.1] },
      { material: MATERIAL.garment, distance: rollCollarCoat(), span: GARMENT_SPAN },
    ],
    enclosesFace: false,
    medallions: [],
    framings: {
      cover: framing(3.75, 0.46, 0.5),
      wide: framing(3.3, 0.72, 0.52),
      portrait: framing(4.1, 0.48, 0.47),
      og: framing(3.5, 0.75, 0.52),
    },
  };
};

/** A disc that dips at front and back and lifts at the sides. */
function hatBrim(tilt: number, vary: Vary): DistanceField {
  const { cos, sin } = turn(tilt);
  const radius = vary(1.5, 0.12);
  return (x, y, z) => {
    const height = (y - 0.58) * cos - (z + 0.05) * sin;
    const depth = (y - 0.58) * sin + (z + 0.05) * cos;
    const out = length2(x, depth);
    const bent = height + 0.0455 * out * out - 0.056 * x * x;
    return intersect(abs(bent) - 0.028, out - radius, 0.03) * 0.8;
  };
}

/** A tapered drum with a crease along the top. */
function hatCrown(tilt: number, vary: Vary): DistanceField {
  const { cos, sin } = turn(tilt);
  const halfHeight = vary(0.4, 0.07);
  const crease = ellipsoid([0, halfHeight + 0.46, 0], [0.16, 0.24, 0.7]);
  return (x, y, z) => {
    const height = (y - 0.62) * cos - (z + 0.1) * sin;
    const depth = (y - 0.62) * sin + (z + 0.1) * cos;
    const taper = 1 - 0.16 * clamp(height);
    const wall = length2(x / 0.8, depth / 0.92) * 0.82 - 0.784 * taper;
    const drum = intersect(wall, abs(height - halfHeight + 0.06) - halfHeight, 0.16);
    return carve(drum, crease(x, height, depth), 0.16) * 0.8;
  };
}

function hatBand(tilt: number): DistanceField {
  const { cos, sin } = turn(tilt);
  return (x, y, z) => {
    const height = (y - 0.62) * cos - (z + 0.1) * sin;
    const depth = (y - 0.62) * sin + (z + 0.1) * cos;
    const wall = length2(x / 0.8, depth / 0.92) * 0.82 - 0.815;
    return max(wall, abs(height - 0.11) - 0.085) * 0.8;
  };
}
