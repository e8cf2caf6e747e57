import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  FORMAT_SIZES,
  PICTURE_FORMATS,
  PICTURE_MAX_BYTES,
  PRINT_FOLDER,
  PRINT_FORMATS,
  PRINT_MAX_BYTES,
  PRINT_WIDTHS,
} from '../../../content/art/formats';
import { readManifest, sha256 } from '../../../content/art/manifest';

const MEDIA = path.join('content', 'media');
const FOUNDERS = ['rocka', 'zaya', 'nyra', 'kayoba', 'street-prophet'];

test('the founding five are drawn in every format, the hubs and the rest of the roster too', async () => {
  const files = Object.keys(await readManifest(MEDIA));

  for (const slug of FOUNDERS)
    for (const format of PICTURE_FORMATS) expect(files).toContain(`${slug}-${format}.webp`);
  expect(files).toEqual(
    expect.arrayContaining([
      'afrobeats-nova-cloth.webp',
      'amapiano-collective-cloth.webp',
      'hub-africa.webp',
      'hub-global.webp',
      'kora-ai-cloth.webp',
    ]),
  );
});

test('the founding five are drawn for print too, each from the same as on the pages', async () => {
  const entries = await readManifest(MEDIA);

  for (const slug of FOUNDERS)
    for (const format of PRINT_FORMATS) {
      const name = `${slug}-${format}.webp`;
      const printed = entries[`${PRINT_FOLDER}/${name}`]?.parameters;
      expect([name, printed]).toEqual([name, entries[name]?.parameters]);
    }
});

test('every drawn picture is the file that the manifest describes', async () => {
  for (const [name, entry] of Object.entries(await readManifest(MEDIA))) {
    const bytes = await readFile(path.join(MEDIA, name));
    const { width, height } = await sharp(bytes).metadata();

    expect({ name, sha256: sha256(bytes), width, height, bytes: bytes.length }).toEqual({
      name,
      sha256: entry.sha256,
      width: entry.width,
      height: entry.height,
      bytes: entry.bytes,
    });
  }
});

test('every drawn picture has the proportions of its format', async () => {
  for (const [name, { width, height }] of Object.entries(await readManifest(MEDIA))) {
    const format = name.startsWith('hub-')
      ? 'hub'
      : PICTURE_FORMATS.find((known) => name.endsWith(`-${known}.webp`));
    const size = FORMAT_SIZES[format ?? 'hub'];

    const printed = PRINT_FORMATS.find((known) => known === format);
    const isForPrint = name.startsWith(`${PRINT_FOLDER}/`);

    expect(format).toBeDefined();
    const wanted = isForPrint ? printed && PRINT_WIDTHS[printed] : size.fileWidth;
    expect([name, width]).toEqual([name, wanted]);
    expect([name, height]).toEqual([name, Math.round((width * size.height) / size.width)]);
  }
});

test('no file of the media folder is heavier than 600 kB, none for print than 2 MB, and no draft is left in it', async () => {
  for (const name of await readdir(MEDIA, { recursive: true })) {
    const { size } = await stat(path.join(MEDIA, name));
    const limit = path.dirname(name) === PRINT_FOLDER ? PRINT_MAX_BYTES : PICTURE_MAX_BYTES;

    expect([name, size <= limit]).toEqual([name, true]);
    expect(path.basename(name)).not.toMatch(/^\.|\.part$/);
  }
});
