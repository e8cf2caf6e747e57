import type { Rgb } from '../../colour/rgb';
import { clamp } from '../../field/scalar';
import type { Sheet } from '../../sheet';
import { sunRipples } from '../../tempo';
import type { Commission } from '../loom';
import type { Crossing } from './crossing';
import { createFigure } from './figure';
import { type Place, setPlace, type ThreadGrid } from './grid';
import { createGround } from './ground';

/** The whole cloth as a weaver's draft, crossing by crossing, row by row. */
export interface Draft {
  isWeftUp: Uint8Array;
  colours: Readonly<Rgb>[];
}

/** Decides every crossing: the ground everywhere, the figure over it. */
export function draftCloth(
  sheet: Sheet,
  grid: ThreadGrid,
  { parameters, inks }: Commission<'strip-weave'>,
): Draft {
  const weaveGround = createGround(inks, parameters.seed, sunRipples(parameters.bpm));
  const weaveFigure = createFigure(inks);
  const place: Place = { strip: 0, block: 0, end: 0, pick: 0 };
  const crossing: Crossing = { isWeftUp: false, colour: inks.earth };
  const isWeftUp = new Uint8Array(grid.columns * grid.rows);
  const colours: Readonly<Rgb>[] = [];

  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const pixelX = (column + 0.5) * grid.pitch;
      const pixelY = (row + 0.5) * grid.pitch;
      const x = (pixelX - sheet.headX) / sheet.unit;
      const y = (pixelY - sheet.headY) / sheet.unit;
      const sample = sheet.sample(
        clamp(pixelX, 0, sheet.width - 1),
        clamp(pixelY, 0, sheet.height - 1),
      );
      setPlace(place, grid, column, row);
      weaveGround(crossing, place, column, row, x, y);
      if (sample.coverage > 0.5) weaveFigure(crossing, sample, place, column, row);
      isWeftUp[colours.length] = crossing.isWeftUp ? 1 : 0;
      colours.push(crossing.colour);
    }
  }
  return { isWeftUp, colours };
}
