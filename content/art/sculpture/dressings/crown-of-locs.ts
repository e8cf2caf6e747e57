import { TAU } from '../../field/scalar';
import { framing } from '../../figure/framing';
import type { Dressmaker } from '../dressing';
import { carve, intersect, join, shell } from '../joints';
import { GARMENT_SPAN, MATERIAL } from '../material';
import { capsule, type DistanceField, ellipsoid, length2 } from '../shapes';
import { turn } from '../turn';
import type { Vary } from '../vary';

const { abs, cos, max, round, sin } = Math;

/** Upright locs in three rings, a check band over the brow and a loose collar. */
export const crownOfLocs: Dressmaker = (vary) => ({
  parts: [
    { material: MATERIAL.headwear, distance: hairWithLocs(vary), span: [-0.4, 2.2] },
    { material: MATERIAL.accessory, distance: browBand(), span: [0.1, 1.1] },
    { material: MATERIAL.garment, distance: looseCollar(), span: GARMENT_SPAN },
  ],
  enclosesFace: false,
  medallions: [],
  framings: {
    cover: framing(4.1, 0.49, 0.59),
    wide: framing(3.7, 0.71, 0.62),
    portrait: framing(4.6, 0.49, 0.55),
    og: framing(3.9, 0.74, 0.62),
  },
});

const RINGS = 3;
/** Depth of the twist of a loc and rounding where it meets its neighbours, head units. */
const TWIST = 0.012;
const SEAM = 0.05;

function hairWithLocs(vary: Vary): DistanceField {
  const cap = ellipsoid([0, 0.48, -0.12], [0.8, 0.76, 0.97]);
  const hairline = ellipsoid([0, -0.24, 0.66], [0.78, 0.84, 0.9]);
  const locs = locCapsules(round(vary(21, 3)), vary(1, 0.15));
  return (x, y, z) => {
    let hair = carve(cap(x, y, z), hairline(x, y, z), 0.06);
    // Below this no loc can be the nearest surface, and they are the costly part.
    if (y > -0.1) {
      for (let i = 0; i < locs.length; i += 1) {
        const plain = locs[i]?.(x, y, z) ?? Infinity;
        if (plain - TWIST >= hair + SEAM) continue;
        hair = join(hair, plain + TWIST * sin(y * 34 + i), SEAM);
      }
    }
    return hair * 0.82;
  };
}

/** The inner ring stands up, the outer one leans out. */
function locCapsules(count: number, reach: number): DistanceField[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TAU + 0.3;
    const ring = i % RINGS;
    const root = 0.8 * (0.28 + 0.2 * ring);
    const tipX = (0.9 + 0.42 * ring) * 0.92;
    const tipZ = (0.73 + 0.4 * ring) * 0.9;
    const rise = (1.25 - 0.32 * ring) * 0.62 * reach;
    return capsule(
      [root * cos(angle), 0.86 - 0.14 * ring, -0.15 + root * sin(angle)],
      [tipX * cos(angle), 0.9 + rise + 0.08 * sin(i * 2.3), -0.22 + tipZ * sin(angle)],
      0.13,
      0.085,
    );
  });
}

function browBand(): DistanceField {
  const lean = turn(-0.2);
  return (x, y, z) => {
    const height = (y - 0.62) * lean.cos - (z + 0.14) * lean.sin;
    const depth = (y - 0.62) * lean.sin + (z + 0.14) * lean.cos;
    const wall = length2(x / 0.83, (depth - 0.03) / 0.985) * 0.88 - 0.88;
    return max(shell(wall, 0.035), abs(height) - 0.115) * 0.75;
  };
}

function looseCollar(): DistanceField {
  const body = ellipsoid([0, -2.52, -0.36], [1.72, 0.72, 0.7]);
  const chest = ellipsoid([0, -1.9, -0.12], [0.7, 0.36, 0.62]);
  const roll = ellipsoid([0, -1.62, -0.32], [0.6, 0.36, 0.58]);
  return (x, y, z) => {
    const collar = intersect(shell(roll(x, y, z), 0.06), y + 1.45, 0.06);
    return join(join(body(x, y, z), chest(x, y, z), 0.25), collar, 0.1);
  };
}
