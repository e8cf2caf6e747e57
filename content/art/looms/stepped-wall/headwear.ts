import type { Inks } from '../../colour/palettes';
import { blend } from '../../colour/rgb';
import type { Medallion } from '../../sculpture/dressing';
import { length2, length3 } from '../../sculpture/shapes';
import type { Sheet } from '../../sheet';
import type { Sample } from '../../tracer/sampler';
import { type Legend, ZONE } from './legend';

const { abs, atan2, floor, max, sin } = Math;

/** Pitch of the rings and height of their ripples, composition units. */
const RING = 15;
const RIPPLE = 9;
const FINE_LINE = 0.32;

/** Without medallions the whole of the headwear is one, centred over the brow. */
const WHOLE: Medallion = { centre: [0, 0.95, 0], radii: [9, 9, 9] };

/** Rippled rings round every medallion, three flat planes elsewhere. */
export function createHeadwear(
  { headUnit, unit }: Sheet,
  medallions: readonly Medallion[],
  legend: Legend,
  inks: Inks<'stepped-wall'>,
  lobes: number,
) {
  const perHead = 1 / (headUnit * unit);
  const rings = [inks.cobalt, inks.teal, inks.cobalt, inks.milk];
  const shadedRings = [inks.key, inks.cobalt, inks.key, blend(inks.cobalt, inks.key, 0.5)];
  const planes = [inks.key, inks.cobalt, blend(inks.cobalt, inks.teal, 0.6)];
  const round = medallions.length > 0 ? medallions : [WHOLE];

  return (sample: Readonly<Sample>, light: number): number => {
    const medallion = round.find((candidate) => isOn(candidate, sample));
    if (!medallion) {
      const plane = light < 0.32 ? 0 : light < 0.7 ? 1 : 2;
      return legend.label(ZONE.headwear, plane, planes[plane] ?? inks.cobalt);
    }
    const x = (abs(sample.positionX) - medallion.centre[0]) * perHead;
    const y = (medallion.centre[1] - sample.positionY) * perHead;
    const rippled = length2(x, y) + RIPPLE * sin(atan2(y, x) * lobes);
    const ring = max(0, floor(rippled / RING));
    const isShaded = light < 0.3;
    const colour = (isShaded ? shadedRings : rings)[ring % 4] ?? inks.cobalt;
    return legend.label(ZONE.medallion, ring * 2 + (isShaded ? 1 : 0), colour, FINE_LINE);
  };
}

/** Slightly generous: the sampled surface lies a little outside the ellipsoid it was traced from. */
const SKIN_OF_ELLIPSOID = 1.04;

function isOn({ centre, radii }: Medallion, { positionX, positionY, positionZ }: Readonly<Sample>) {
  const u = (abs(positionX) - centre[0]) / radii[0];
  const v = (positionY - centre[1]) / radii[1];
  const w = (positionZ - centre[2]) / radii[2];
  return length3(u, v, w) < SKIN_OF_ELLIPSOID;
}
