import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  faultsIn,
  PICTURE,
  removeTempContent,
  tempContent,
} from '../../support/content/temp-content';

afterAll(removeTempContent);

const COVER = 'print/rocka-cover.webp';
const complaints = async (root: string) =>
  (await faultsIn(root)).filter((line) => line.includes('content/media/'));

/** A temporary content with a picture for print as it was drawn. */
async function withCover(): Promise<string> {
  const root = await tempContent();
  await cp(path.join('content/media', COVER), path.join(root, 'media', COVER));
  return root;
}

test('a picture drawn for print goes with the one on the pages until only that is drawn anew', async () => {
  const root = await withCover();
  expect(await complaints(root)).toEqual([]);

  const file = path.join(root, 'media/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest['rocka-cover.webp'].parameters = 'other colours';
  await writeFile(file, JSON.stringify(manifest));
  expect(await complaints(root)).toEqual([
    `error content/media/${COVER}:1:1 file: is not drawn from the same as the picture on the pages. Draw it again with \`npx cli content draw rocka --print\`, or delete it.`,
  ]);
});

test('one’s own picture for print is looked at, and needs one’s own picture on the pages', async () => {
  const root = await withCover();
  const put = (name: string, bytes: Buffer) => writeFile(path.join(root, 'media', name), bytes);
  const blank = sharp({ create: { width: 900, height: 900, channels: 3, background: '#345' } });
  const own = await blank.webp().toBuffer();
  for (const name of ['own-cover.webp', 'own-wide.webp']) await put(name, own);
  await put('print/own-cover.webp', own);
  await put('print/own-wide.webp', Buffer.from('no picture'));
  await put('print/own-covr.webp', own);
  await put('print/own-cover.jpg', own);
  await put('print/withdrawn.webp', own);
  await put('print/rocka-cover.webp', own);
  await put('print/.DS_Store', own);

  const found = (await complaints(root)).filter((line) => line.includes('/print/'));
  expect(found).toEqual([
    'error content/media/print/own-cover.jpg:1:1 file: is the larger copy of no picture in content/media. Export it as own-cover.webp, as the one on the pages is.',
    'error content/media/print/own-covr.webp:1:1 file: is the larger copy of no picture in content/media. Rename it to own-cover.webp if that is meant, or delete it.',
    'error content/media/print/own-wide.webp:1:1 file: cannot be read as a picture. Export it anew, as .jpg or .webp, and put it here.',
    'error content/media/print/rocka-cover.webp:1:1 file: is not drawn from the same as the picture on the pages. Draw it again with `npx cli content draw rocka --print`, or delete it.',
    'error content/media/print/withdrawn.webp:1:1 file: is the larger copy of no picture in content/media. Delete it.',
  ]);
});

test('what was drawn for print is no larger copy of one’s own picture that took the place on the pages', async () => {
  const root = await withCover();
  await writeFile(path.join(root, 'media/rocka-cover.webp'), PICTURE);

  expect((await complaints(root)).filter((line) => line.includes('/print/'))).toEqual([
    `error content/media/${COVER}:1:1 file: is not drawn from the same as the picture on the pages. Put a larger copy of that here, or delete it.`,
  ]);
});
