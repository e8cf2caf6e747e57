import { scale, setColour } from '../../colour/rgb';
import { clamp } from '../../field/scalar';
import { paintPixels } from '../../raster/paint';
import { pileLength } from '../../tempo';
import type { Loom } from '../loom';
import { createFigure } from './figure';
import { createGround } from './ground';
import { labyrinth } from './labyrinth';
import { plantPile, type TuftAt } from './pile';
import { stitchFace } from './stitching';
import { createTuft } from './tuft';

/** Brightness of the base cloth under the pile. */
const BASE = { ground: 0.8, figure: 0.94 };

/** Cut pile: a base cloth in the colour of the threads, every thread, then the lines of the face. */
export const cutPile: Loom<'cut-pile'> = (sheet, { parameters, figure, inks }) => {
  const { width, height, headX, headY, unit } = sheet;
  const pattern = labyrinth(parameters.seed);
  const setGround = createGround(inks, pattern, pileLength(parameters.bpm), sheet.isWide);
  const setFigure = createFigure(figure.form, inks);
  const tuft = createTuft();

  const tuftAt: TuftAt = (column, row) => {
    const x = (column - headX) / unit;
    const y = (row - headY) / unit;
    const sample = sheet.sample(clamp(column, 0, width - 1), clamp(row, 0, height - 1));
    tuft.isFigure = sample.coverage > 0.5;
    if (tuft.isFigure) setFigure(tuft, sample, x, y);
    else setGround(tuft, x, y);
    return tuft;
  };

  paintPixels(sheet.raster, (colour, column, row) => {
    const { colour: thread, isFigure } = tuftAt(column, row);
    scale(setColour(colour, thread), isFigure ? BASE.figure : BASE.ground);
  });
  plantPile(sheet, tuftAt);
  stitchFace(sheet, inks);
};
