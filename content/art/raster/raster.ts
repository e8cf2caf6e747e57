import type { Rgb } from '../colour/rgb';

/** A picture being drawn: three floats per pixel, 0–255, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  channels: Float32Array;
}

/** A black raster. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, channels: new Float32Array(width * height * 3) };
}

/** Replaces one pixel; `index` is row × width + column. */
export function setPixel({ channels }: Raster, index: number, colour: Rgb): void {
  const at = index * 3;
  channels[at] = colour.r;
  channels[at + 1] = colour.g;
  channels[at + 2] = colour.b;
}

/** Lays a colour over one pixel; `coverage` 0–1. */
export function blendPixel({ channels }: Raster, index: number, colour: Rgb, coverage: number) {
  const at = index * 3;
  const r = channels[at] ?? 0;
  const g = channels[at + 1] ?? 0;
  const b = channels[at + 2] ?? 0;
  channels[at] = r + (colour.r - r) * coverage;
  channels[at + 1] = g + (colour.g - g) * coverage;
  channels[at + 2] = b + (colour.b - b) * coverage;
}

/** The raster rounded to bytes, three per pixel, as encoders want it. */
export function toBytes({ channels }: Raster): Buffer {
  // A clamped array rounds half to even and limits to 0–255 by itself.
  return Buffer.from(Uint8ClampedArray.from(channels).buffer);
}
