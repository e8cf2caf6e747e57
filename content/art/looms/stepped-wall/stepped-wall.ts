import { lift, setColour, tint } from '../../colour/rgb';
import { valueNoise } from '../../field/noise';
import { smoothstep } from '../../field/scalar';
import { paintPixels } from '../../raster/paint';
import type { Loom } from '../loom';
import { steppedWallDesign } from './design';
import { createFacade } from './facade';
import { createFigure } from './figure';
import { meltIslands } from './islands';
import { keylineDistance } from './keyline';
import { createLegend, ZONE } from './legend';
import { softenSkin } from './soften';

/** Half width of an ordinary outline, composition units. */
const LINE = 2.3;
/** A plane of light on the skin that is smaller than this, in square units, is a speck. */
const ISLAND = 900;

/** Painted wall: label every pixel with a flat area, then outline every area. */
export const steppedWall: Loom<'stepped-wall'> = (sheet, { parameters, figure, inks }) => {
  const { width, height, unit, raster } = sheet;
  const design = steppedWallDesign(parameters);
  const legend = createLegend();
  const labelFacade = createFacade(legend, inks, design, sheet.hasFigure);
  const labelFigure = createFigure(sheet, figure, legend, inks, design);
  const labels = new Uint16Array(width * height);
  const isFigure = new Uint8Array(width * height);
  if (sheet.figureMap) softenSkin(sheet.figureMap);

  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const x = (column - sheet.headX) / unit;
      const y = (row - sheet.headY) / unit;
      const sample = sheet.sample(column, row);
      isFigure[at] = sample.coverage >= 0.5 ? 1 : 0;
      labels[at] = isFigure[at] ? labelFigure(sample, x, y) : labelFacade(x, y);
    }
  }

  const isSkin = (label: number) => legend.entries[label]?.zone === ZONE.skin;
  meltIslands(labels, width, ISLAND * unit * unit, isSkin);
  const distance = keylineDistance(labels, isFigure, width, height, unit);
  paintPixels(raster, (colour, column, row) => {
    const at = row * width + column;
    const area = legend.entries[labels[at] ?? 0];
    if (!area) return;
    const line = LINE * unit * area.lineWeight;
    lift(
      setColour(colour, area.colour),
      9 * (valueNoise((column / unit) * 0.35, (row / unit) * 0.35, 4) - 0.5),
    );
    tint(colour, inks.key, smoothstep(line + 0.8, line - 0.8, distance[at] ?? line));
  });
};
