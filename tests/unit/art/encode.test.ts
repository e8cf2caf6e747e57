import sharp from 'sharp';
import { hashCell } from '../../../content/art/field/hash';
import { encodeWebp } from '../../../content/art/raster/encode';
import { createRaster, setPixel } from '../../../content/art/raster/raster';

/** White noise, which nothing compresses. */
function noise(size: number) {
  const raster = createRaster(size, size);
  for (let i = 0; i < size * size; i += 1) {
    const value = 255 * hashCell(i % size, Math.floor(i / size));
    setPixel(raster, i, { r: value, g: 255 - value, b: value });
  }
  return raster;
}

test('a picture is scaled to the width that was asked for', async () => {
  const { bytes, width, height } = await encodeWebp(noise(64), 32, 100_000);

  expect([width, height]).toEqual([32, 32]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 32, height: 32 });
});

test('quality is lowered until the file is small enough', async () => {
  const plain = await encodeWebp(noise(64), 64, 100_000);
  const limit = Math.floor(plain.bytes.length * 0.7);

  expect((await encodeWebp(noise(64), 64, limit)).bytes.length).toBeLessThanOrEqual(limit);
});

test('what cannot be made small enough is refused', async () => {
  await expect(encodeWebp(noise(64), 64, 100)).rejects.toThrow('more than 100 bytes');
});
