import { lift, type Rgb, tint } from '../../colour/rgb';
import { createRaster, type Raster, setPixel } from '../../raster/raster';
import { HUB_INKS as inks } from '../hub-inks';
import { threadGrain } from '../thread-grain';
import { createDunes } from './dunes';
import { paintSky } from './sky';
import { stripAt } from './strips';

/** Africa is the warp: vertical strips of dunes under a sun, sewn together a little off. */
export function drawAfrica(width: number, height: number): Raster {
  const raster = createRaster(width, height);
  const unit = height / 800;
  const colour: Rgb = { r: 0, g: 0, b: 0 };
  for (let column = 0; column < width; column += 1) {
    const strip = stripAt(column / unit);
    const paintDunes = createDunes(strip);
    for (let row = 0; row < height; row += 1) {
      const y = row / unit;
      paintSky(colour, strip, y, width / unit);
      paintDunes(colour, y);
      if (strip.toSeam < 1.3) tint(colour, inks.ink, 0.7);
      setPixel(raster, row * width + column, lift(colour, threadGrain(column, row, strip.x, 16)));
    }
  }
  return raster;
}
