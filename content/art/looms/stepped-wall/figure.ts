import type { Inks } from '../../colour/palettes';
import { clamp, modulo, triangle } from '../../field/scalar';
import type { Figure } from '../../figure/figure';
import { MATERIAL } from '../../sculpture/material';
import type { Sheet } from '../../sheet';
import type { Sample } from '../../tracer/sampler';
import type { SteppedWallDesign } from './design';
import { createHeadwear } from './headwear';
import { type Legend, ZONE } from './legend';
import { createLens } from './lens';
import { createSkin } from './skin';

const { abs, floor } = Math;

/** Labels a point of the figure; `x`, `y` in composition units from the origin of the head. */
export type FigureLabeller = (sample: Readonly<Sample>, x: number, y: number) => number;

/** Height of a row and width of a tooth of the garment, composition units. */
const ROW = 34;
const TOOTH = 86;

/** Quantises the figure into flat areas: planes of light on skin, patterns on all it wears. */
export function createFigure(
  sheet: Sheet,
  figure: Figure,
  legend: Legend,
  inks: Inks<'stepped-wall'>,
  design: SteppedWallDesign,
): FigureLabeller {
  const labelSkin = createSkin(figure.form, legend, inks);
  const labelHeadwear = createHeadwear(sheet, figure.medallions, legend, inks, design.lobes);
  const labelLens = createLens(sheet, legend, inks);
  const rows = [inks.hot, inks.sun, inks.teal, inks.cobalt, inks.orange, inks.milk];
  const metal = [inks.orange, inks.sun, inks.milk];

  return (sample, x, y) => {
    const light = clamp(sample.luminance);
    switch (sample.material) {
      case MATERIAL.skin:
        return labelSkin(sample, light);
      case MATERIAL.headwear:
        return labelHeadwear(sample, light);
      case MATERIAL.lens:
        return labelLens(sample);
      case MATERIAL.accessory: {
        const plane = light < 0.3 ? 0 : light > 0.8 ? 2 : 1;
        return legend.label(ZONE.accessory, plane, metal[plane] ?? inks.sun);
      }
      default:
        return labelGarment(x, y, light);
    }
  };

  /** Rows of stepped triangles that interlock. */
  function labelGarment(x: number, y: number, light: number): number {
    const row = floor(y / ROW);
    const stair = floor((y / ROW - row) * 4) / 4;
    const isTooth = triangle(abs(x) / TOOTH + (row & 1) * 0.5) > stair;
    const isDark = light < 0.22;
    const index = modulo(row, 6);
    const colour = isDark
      ? isTooth
        ? inks.key
        : inks.plum
      : rows[isTooth ? index : (index + 3) % 6];
    const detail = index * 4 + (isTooth ? 2 : 0) + (isDark ? 1 : 0);
    return legend.label(ZONE.garment, detail, colour ?? inks.plum);
  }
}
