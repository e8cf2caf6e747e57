import type { Rgb } from '../colour/rgb';
import { type Raster, setPixel } from './raster';

/** Decides one pixel by changing `colour`, which holds the previous pixel when it starts. */
export type PixelPainter = (colour: Rgb, column: number, row: number) => void;

/** Runs a painter over every pixel, row by row, with one reused colour. */
export function paintPixels(raster: Raster, paint: PixelPainter): void {
  const colour: Rgb = { r: 0, g: 0, b: 0 };
  for (let row = 0; row < raster.height; row += 1) {
    for (let column = 0; column < raster.width; column += 1) {
      paint(colour, column, row);
      setPixel(raster, row * raster.width + column, colour);
    }
  }
}
