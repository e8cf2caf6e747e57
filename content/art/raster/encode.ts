import sharp from 'sharp';
import { type Raster, toBytes } from './raster';

/** A finished picture file and what it turned out to be. */
export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Starting WebP quality and the steps below it, tried until the file is small enough. */
const QUALITIES = [82, 78, 74, 70, 64, 58, 50, 40] as const;

/**
 * Scales a raster to `width` pixels (Lanczos) and encodes it as WebP.
 * @throws when even the lowest quality needs more than `maxBytes`.
 */
export async function encodeWebp(
  raster: Raster,
  width: number,
  maxBytes: number,
): Promise<EncodedPicture> {
  const scaled = sharp(toBytes(raster), {
    raw: { width: raster.width, height: raster.height, channels: 3 },
  }).resize({ width, kernel: 'lanczos3' });
  for (const quality of QUALITIES) {
    const { data, info } = await scaled
      .clone()
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes) return { bytes: data, width: info.width, height: info.height };
  }
  throw new Error(`The picture needs more than ${maxBytes} bytes even at the lowest quality.`);
}
