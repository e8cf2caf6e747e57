import { paintPixels } from '../../raster/paint';
import type { Loom } from '../loom';
import { mudClothDesign } from './design';
import { createFigure } from './figure';
import { paintGround } from './ground';
import { createDisc } from './plate';
import { createSpot, moveSpot } from './spot';

/** Hand-marked mud cloth before a Chladni plate: ground, disc, figure. */
export const mudCloth: Loom<'mud-cloth'> = (sheet, { parameters, inks }) => {
  const design = mudClothDesign(parameters);
  const paintDisc = createDisc(sheet, inks, design);
  const paintFigure = createFigure(sheet, inks, design);
  const spot = createSpot();

  paintPixels(sheet.raster, (colour, column, row) => {
    moveSpot(spot, sheet, column, row);
    paintGround(colour, spot, inks, design);
    paintDisc(colour, spot);
    const sample = sheet.sample(column, row);
    if (sample.coverage > 0.02) paintFigure(colour, spot, sample);
  });
};
