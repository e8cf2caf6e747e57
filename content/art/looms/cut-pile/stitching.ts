import type { Inks } from '../../colour/palettes';
import { dyed, type Rgb } from '../../colour/rgb';
import { valueNoise } from '../../field/noise';
import { smoothstep } from '../../field/scalar';
import { blendPixel } from '../../raster/raster';
import { eyeLineDistance, LASH_LINE, LID_FOLD, lipLineDistance } from '../../sculpture/face-map';
import { MATERIAL } from '../../sculpture/material';
import type { Sheet } from '../../sheet';

/** Width of the soft edge of a stitch, head units. */
const EDGE = 0.012;

/** The finest lines of the face are stitched over the pile, which is too coarse to carry them. */
export function stitchFace({ raster, unit, sample }: Sheet, inks: Inks<'cut-pile'>): void {
  const fold = dyed(inks.rose, 1.8);
  for (let row = 0; row < raster.height; row += 1) {
    for (let column = 0; column < raster.width; column += 1) {
      const seen = sample(column, row);
      if (seen.material !== MATERIAL.skin) continue;
      const { positionX: x, positionY: y, positionZ: z } = seen;
      const fibre = 0.86 + 0.14 * valueNoise((column / unit) * 0.8, (row / unit) * 0.25, 12);
      stitch(eyeLineDistance(LID_FOLD, x, y, z), fold, 0.6 * fibre);
      stitch(eyeLineDistance(LASH_LINE, x, y, z), inks.night, 0.95 * fibre);
      stitch(lipLineDistance(x, y, z), inks.wine, 0.8 * fibre);

      function stitch(distance: number, colour: Rgb, strength: number): void {
        const covered = smoothstep(EDGE, 0, distance) * strength;
        if (covered > 0) blendPixel(raster, row * raster.width + column, colour, covered);
      }
    }
  }
}
