import type { Inks } from '../../colour/palettes';
import { blend, dimmed, type Rgb } from '../../colour/rgb';
import { clamp, modulo } from '../../field/scalar';
import { MATERIAL } from '../../sculpture/material';
import type { Sample } from '../../tracer/sampler';
import { bayer } from './bayer';
import type { Crossing } from './crossing';
import type { Place } from './grid';

const { abs, floor, max, min } = Math;

/** Sets a crossing of the figure. */
export type FigureWeaver = (
  crossing: Crossing,
  sample: Readonly<Sample>,
  place: Readonly<Place>,
  column: number,
  row: number,
) => void;

/** How far the dither moves a thread from its own tone. */
const DITHER = 0.34;

type Ramp = readonly Readonly<Rgb>[];

/** Light decides which thread floats: ordered dither to a short ramp of yarns for each material. */
export function createFigure(inks: Inks<'strip-weave'>): FigureWeaver {
  const { earth, brick, orange, gold, bone, cobalt, sky } = inks;
  // Two ramps, by turns from block to block, so that the weave stays visible across the face.
  const figuredSkin = [earth, dimmed(brick, 0.44), brick, orange, gold, blend(gold, bone, 0.55)];
  const stripedSkin = [
    earth,
    dimmed(brick, 0.3),
    dimmed(brick, 0.74),
    blend(brick, orange, 0.6),
    blend(orange, gold, 0.55),
    bone,
  ];
  const hair = [earth, dimmed(cobalt, 0.33), dimmed(cobalt, 0.73), cobalt, sky];
  const dimBone = dimmed(blend(bone, gold, 0.2), 0.6);
  const dimSky = dimmed(blend(cobalt, bone, 0.55), 0.63);

  return (crossing, sample, place, column, row) => {
    const light = clamp(sample.luminance * 1.08 + 0.02);
    const tone = clamp(light + (bayer(column, row) - 0.5) * DITHER);
    switch (sample.material) {
      case MATERIAL.skin: {
        const isFigured = ((place.strip + place.block) & 1) === 1;
        const isWeftUp = (column + row * 2) % 4 !== 0;
        return weaveRamp(crossing, isFigured ? figuredSkin : stripedSkin, tone, isWeftUp);
      }
      case MATERIAL.headwear:
        return weaveRamp(crossing, hair, tone, ((column + row) & 1) === 1);
      case MATERIAL.accessory:
        return weaveChecks(crossing, tone, ((column >> 1) + (row >> 1)) & 1);
      case MATERIAL.lens:
        return weaveChecks(crossing, tone, (column + row) & 1);
      default:
        return weaveChevrons(crossing, tone, column, row);
    }
  };

  function weaveChecks(crossing: Crossing, tone: number, check: number): void {
    crossing.isWeftUp = true;
    if (check) crossing.colour = tone > 0.45 ? bone : dimBone;
    else crossing.colour = tone > 0.4 ? brick : earth;
  }

  function weaveChevrons(crossing: Crossing, tone: number, column: number, row: number): void {
    const chevron = floor(column / 2 + abs(modulo(row, 12) - 6)) % 6;
    const isBright = tone > 0.5;
    crossing.isWeftUp = ((column + row) & 1) === 1;
    if (tone < 0.2) crossing.colour = earth;
    else if (chevron < 2) crossing.colour = isBright ? sky : cobalt;
    else if (chevron < 4) crossing.colour = isBright ? bone : dimSky;
    else crossing.colour = isBright ? cobalt : earth;
  }
}

/** The weft takes the step of the tone, the warp the step below it. */
function weaveRamp(crossing: Crossing, ramp: Ramp, tone: number, isWeftUp: boolean): void {
  const step = min(ramp.length - 1, floor(tone * ramp.length));
  crossing.isWeftUp = isWeftUp;
  crossing.colour = ramp[isWeftUp ? step : max(0, step - 1)] ?? crossing.colour;
}
