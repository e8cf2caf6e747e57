import type { Inks } from '../../colour/palettes';
import { blend, type Rgb, setBlend, tint } from '../../colour/rgb';
import { clamp, smoothstep } from '../../field/scalar';
import { MATERIAL } from '../../sculpture/material';
import type { Sheet } from '../../sheet';
import type { Sample } from '../../tracer/sampler';
import type { MudClothDesign } from './design';
import type { Spot } from './spot';

const { abs, floor } = Math;

/** Bands per head unit: fine on skin, broad on the coat. */
const BANDS = { skin: 15.5, headwear: 11, garment: 8.5 };

/** Paints the figure over what is there. */
export type FigurePainter = (colour: Rgb, spot: Spot, sample: Readonly<Sample>) => void;

/** The figure appears because its light decides how much of each mark is inked. */
export function createFigure(
  sheet: Sheet,
  inks: Inks<'mud-cloth'>,
  design: MudClothDesign,
): FigurePainter {
  const { headX, headY, headUnit, toward } = sheet;
  const darkRibbon = blend(inks.ink, inks.blood, 0.55);
  const lit: Rgb = { r: 0, g: 0, b: 0 };
  const cloth: Rgb = { r: 0, g: 0, b: 0 };

  return (colour, spot, sample) => {
    const { material, luminance } = sample;
    if (material === MATERIAL.accessory || material === MATERIAL.lens) {
      setBlend(cloth, darkRibbon, inks.ember, clamp(luminance * 1.1));
    } else {
      const light = lightOn(material, luminance);
      litColour(light, material, spot.mottle);
      setBlend(cloth, inks.ink, lit, smoothstep(-0.05, 0.06, inkAt(spot, sample, light)));
    }
    tint(colour, cloth, smoothstep(0.35, 0.65, sample.coverage));
  };

  /** Above 0 where the mark is inked. The bands follow the relief: they are read at y + tilt·depth. */
  function inkAt(spot: Spot, sample: Readonly<Sample>, light: number): number {
    const { material } = sample;
    const perUnit =
      material === MATERIAL.skin
        ? BANDS.skin
        : material === MATERIAL.headwear
          ? BANDS.headwear
          : BANDS.garment;
    const depth =
      sample.positionX * toward[0] + sample.positionY * toward[1] + sample.positionZ * toward[2];
    const tilt = material === MATERIAL.skin ? 0.5 : 0.62;
    const height = -(spot.row - headY) * headUnit;
    const along = (height + depth * tilt) * perUnit + spot.slipY * 0.02;
    const band = floor(along);
    const across = (along - band) * 2 - 1;
    const { mark, repeat } = design.markOf(band * 7 + material * 3);
    const x = (spot.column - headX) * headUnit - sample.normalX * 0.12;
    const u = x * perUnit * repeat + spot.slipX * 0.02 + (band & 1) * 0.5;
    const apart = 1 - 0.55 * smoothstep(0.72, 1, abs(across));
    const threshold = mark(u, across * 1.12) * apart + (spot.grain - 0.5) * 0.16;
    return threshold - (1.02 - light * 1.16);
  }

  function litColour(light: number, material: number, mottle: number): void {
    if (material === MATERIAL.headwear) setBlend(lit, inks.tan, inks.bone, light * 0.8);
    else if (material === MATERIAL.garment)
      setBlend(lit, inks.brass, inks.bone, clamp(light * 1.1 - 0.35));
    else setBlend(lit, inks.bone, inks.tan, clamp(mottle * 0.9 - 0.25 + (1 - light) * 0.35));
  }
}

/** How bright each material takes the same light, 0–1; headwear never so bright that its marks drown. */
function lightOn(material: number, luminance: number): number {
  if (material === MATERIAL.headwear) return clamp(luminance * 0.95, 0, 0.8) ** 0.82;
  const light = clamp(luminance * 1.22 - 0.05);
  return (material === MATERIAL.garment ? light * 0.8 : light) ** 0.82;
}
