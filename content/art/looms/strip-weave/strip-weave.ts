import { scale, setColour } from '../../colour/rgb';
import { hashCell } from '../../field/hash';
import { clamp, modulo } from '../../field/scalar';
import { paintPixels } from '../../raster/paint';
import type { Loom } from '../loom';
import { draftCloth } from './draft';
import { createGrid, STRIP_THREADS } from './grid';

const { PI, floor, min, sin } = Math;

/** Shadow in the seam between two strips, and the part of a thread it covers. */
const SEAM = { shade: 0.35, width: 0.42 };

/** Strip weave: decide every crossing of the threads, then draw each thread as a round yarn. */
export const stripWeave: Loom<'strip-weave'> = (sheet, commission) => {
  const grid = createGrid(sheet);
  const draft = draftCloth(sheet, grid, commission);

  paintPixels(sheet.raster, (colour, pixelX, pixelY) => {
    const column = min(grid.columns - 1, floor(pixelX / grid.pitch));
    const row = min(grid.rows - 1, floor(pixelY / grid.pitch));
    const across = pixelX / grid.pitch - column;
    const down = pixelY / grid.pitch - row;
    const at = row * grid.columns + column;
    const isWeft = draft.isWeftUp[at] === 1;
    const roundness = isWeft ? yarnShade(down, across) : yarnShade(across, down);
    const fibre = isWeft ? hashCell(pixelX >> 1, pixelY, 3) : hashCell(pixelX, pixelY >> 1, 3);
    const isSeam =
      modulo(column - grid.middle + STRIP_THREADS / 2, STRIP_THREADS) === 0 && across < SEAM.width;
    setColour(colour, draft.colours[at] ?? colour);
    scale(colour, roundness * (0.93 + 0.14 * fibre) * (isSeam ? SEAM.shade : 1));
  });
};

/** Light on a round thread: dark at its edges, and a little where it dives under the next one. */
function yarnShade(across: number, along: number): number {
  const round = 0.5 + 0.62 * sin(PI * clamp(across)) ** 0.55;
  return round * (0.86 + 0.16 * sin(PI * along));
}
