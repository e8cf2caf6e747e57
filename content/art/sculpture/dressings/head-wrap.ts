import { clamp } from '../../field/scalar';
import { framing } from '../../figure/framing';
import type { Dressmaker } from '../dressing';
import { carve, join } from '../joints';
import { GARMENT_SPAN, MATERIAL } from '../material';
import { ball, type DistanceField, ellipsoid } from '../shapes';
import { turn } from '../turn';
import type { Vary } from '../vary';

const { abs, atan2, min, round, sin } = Math;

/** Pleated headwrap with a knot over the brow, drop earrings and bare shoulders. */
export const headWrap: Dressmaker = (vary) => ({
  parts: [
    { material: MATERIAL.headwear, distance: pleatedWrap(vary), span: [-0.7, 2.3] },
    { material: MATERIAL.accessory, distance: dropEarring(vary), span: [-0.9, -0.2] },
    {
      material: MATERIAL.garment,
      distance: ellipsoid([0, -2.58, -0.36], [1.5, 0.62, 0.62]),
      span: GARMENT_SPAN,
    },
  ],
  enclosesFace: false,
  medallions: [],
  framings: {
    cover: framing(4.1, 0.46, 0.58),
    wide: framing(3.6, 0.7, 0.6),
    portrait: framing(4.5, 0.47, 0.54),
    og: framing(3.8, 0.74, 0.6),
  },
});

function pleatedWrap(vary: Vary): DistanceField {
  const lean = turn(0.5);
  const pleats = round(vary(13, 3));
  const bulk = ellipsoid([0, 0.3, 0], [0.86, vary(0.95, 0.1), 0.84]);
  const browRoll = ellipsoid([0, 0.74, -0.02], [0.78, 0.5, 0.86]);
  const nape = ellipsoid([0, 0, 0], [0.77, 0.62, 0.56]);
  const opening = ellipsoid([0, -0.62, 0.42], [1.2, 0.98, 0.82]);
  const knot = ellipsoid([0, 1.12, 0.6], [0.27, 0.24, 0.26]);

  return (x, y, z) => {
    const backY = (y - 0.75) * lean.cos - (z + 0.5) * lean.sin;
    const backZ = (y - 0.75) * lean.sin + (z + 0.5) * lean.cos;
    const napeY = (y - 0.2) * lean.cos - (z + 0.52) * lean.sin;
    const napeZ = (y - 0.2) * lean.sin + (z + 0.52) * lean.cos;
    let wrap = join(bulk(x, backY, backZ), browRoll(x, y, z), 0.25);
    wrap = carve(join(wrap, nape(x, napeY, napeZ), 0.22), opening(x, y, z), 0.1);
    const around = atan2(backZ, backY - 0.1);
    wrap += 0.035 * sin(around * pleats + x * 3) * clamp(1.2 - 0.2 * abs(x));
    wrap = join(wrap, knot(x, y, z) + 0.02 * sin(x * 24), 0.1);
    return wrap * 0.72;
  };
}

function dropEarring(vary: Vary): DistanceField {
  const drop = ellipsoid([0.79, -0.56, -0.06], [0.05, vary(0.2, 0.05), 0.11]);
  const bead = ball([0.79, -0.3, -0.06], 0.055);
  return (x, y, z) => {
    const side = abs(x);
    return min(drop(side, y, z), bead(side, y, z));
  };
}
