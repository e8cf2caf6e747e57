import { lift, setColour } from '../../colour/rgb';
import { hashCell } from '../../field/hash';
import { paintPixels } from '../../raster/paint';
import { length2 } from '../../sculpture/shapes';
import type { Loom } from '../loom';
import { resistDotDesign } from './design';
import { createFigure } from './figure';
import { createGround } from './ground';
import { createHalo } from './halo';

/** Resist-dot indigo: the orbit of a strange attractor, rings of dots, and the figure printed over both. */
export const resistDot: Loom<'resist-dot'> = (sheet, { parameters, figure, inks }) => {
  const { width, headX, headY, unit } = sheet;
  const design = resistDotDesign(parameters);
  const hasHood = sheet.hasFigure && figure.enclosesFace;
  const haloTone = createHalo(sheet, design);
  const paintGround = createGround(inks);
  const paintFigure = createFigure(sheet, inks, design.lines);

  paintPixels(sheet.raster, (colour, column, row) => {
    const x = (column - headX) / unit;
    const y = (row - headY) / unit;
    paintGround(colour, x, y, haloTone(row * width + column));
    if (hasHood && isInsideHood(x, y)) setColour(colour, inks.ink);
    const sample = sheet.sample(column, row);
    if (sample.coverage > 0.02) paintFigure(colour, sample, column, row);
    lift(colour, (hashCell(column, row, 1) - 0.5) * 7);
  });
};

/** No halo may shine through between the cheek and the hood. */
function isInsideHood(x: number, y: number): boolean {
  return length2(x / 190, (y - 30) / 250) < 1;
}
