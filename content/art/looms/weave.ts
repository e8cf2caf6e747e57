import { inksFor } from '../colour/palettes';
import type { Figure } from '../figure/figure';
import { figureOf } from '../figure/figure';
import type { PictureFormat } from '../formats';
import type { ArtParameters } from '../parameters';
import type { Raster } from '../raster/raster';
import { createSheet, type Sheet } from '../sheet';
import { cutPile } from './cut-pile/cut-pile';
import type { Loom } from './loom';
import type { LoomName } from './loom-names';
import { mudCloth } from './mud-cloth/mud-cloth';
import { resistDot } from './resist-dot/resist-dot';
import { steppedWall } from './stepped-wall/stepped-wall';
import { stripWeave } from './strip-weave/strip-weave';

const LOOMS: { [Name in LoomName]: Loom<Name> } = {
  'mud-cloth': mudCloth,
  'stepped-wall': steppedWall,
  'cut-pile': cutPile,
  'strip-weave': stripWeave,
  'resist-dot': resistDot,
};

/** One picture of an artist as a raster: `scale` pixels per composition unit of the format. */
export function weavePicture(
  parameters: ArtParameters,
  format: PictureFormat,
  scale: number,
): Raster {
  const figure = figureOf(parameters);
  const sheet = createSheet(parameters.seed, figure, format, scale);
  runLoom(parameters.loom, sheet, parameters, figure);
  return sheet.raster;
}

function runLoom<Name extends LoomName>(
  loom: Name,
  sheet: Sheet,
  parameters: ArtParameters,
  figure: Figure,
): void {
  const weave: Loom<Name> = LOOMS[loom];
  weave(sheet, { parameters, figure, inks: inksFor(loom, parameters.palette) });
}
