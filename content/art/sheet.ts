import { hashText } from './field/hash';
import { createRandom, type Random } from './field/random';
import type { Figure } from './figure/figure';
import { type Framing, framing } from './figure/framing';
import { FORMAT_SIZES, type PictureFormat } from './formats';
import { createRaster, type Raster } from './raster/raster';
import type { Vector } from './sculpture/shapes';
import { createSampler, type Sampler, sampleNothing } from './tracer/sampler';
import { sculpt } from './tracer/sculpt';
import type { SurfaceMap } from './tracer/surface-map';
import { viewOf } from './tracer/view';

/** The surface a loom works on: an empty raster, its coordinates, and the figure seen through it. */
export interface Sheet {
  raster: Raster;
  width: number;
  height: number;
  /** pixels per composition unit; a composition is 1000 units high, a cloth too */
  unit: number;
  /** pixel where the origin of the head lands */
  headX: number;
  headY: number;
  /** head units per pixel */
  headUnit: number;
  /** out of the picture, in the coordinates of the head */
  toward: Vector;
  /** the head stands in the right half, the left is kept quiet */
  isWide: boolean;
  hasFigure: boolean;
  /** undefined for a cloth */
  figureMap: SurfaceMap | undefined;
  sample: Sampler;
  /** a stream of this seed and format alone */
  random: Random;
}

const CLOTH_FRAMING = framing(3.9, 0.5, 0.5);
/** The sculpture is traced at half the resolution of the picture, which the marks of the cloth hide. */
const MAP_RATIO = 0.5;

/** Lays out a sheet: `scale` is pixels per composition unit of the format. */
export function createSheet(
  seed: number,
  figure: Figure,
  format: PictureFormat,
  scale: number,
): Sheet {
  const size = FORMAT_SIZES[format];
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const hasFigure = format !== 'cloth';
  const frame: Framing = hasFigure ? figure.framings[format] : CLOTH_FRAMING;
  const figureMap = hasFigure
    ? sculpt({ ...figure, framing: frame }, toMap(width), toMap(height))
    : undefined;
  return {
    raster: createRaster(width, height),
    width,
    height,
    unit: height / 1000,
    headX: frame.centreX * width,
    headY: frame.centreY * height,
    headUnit: frame.scale / height,
    toward: viewOf(figure.pose).toward,
    isWide: format === 'wide' || format === 'og',
    hasFigure,
    figureMap,
    sample: figureMap ? createSampler(figureMap, figureMap.width / width) : sampleNothing(),
    random: createRandom(seed ^ hashText(format)),
  };
}

function toMap(pixels: number): number {
  return Math.floor(pixels * MAP_RATIO);
}
