import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawArtist, drawForPrint, drawHubs } from '../../../content/art/draw-artist';
import { readManifest, sha256 } from '../../../content/art/manifest';
import { ContentError } from '../../../content/reader/fault';
import { scaffold } from '../../../content/scaffold';

const TINY = { width: 60 };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'art-'));
  await mkdir(path.join(root, 'artists'));
  await cp('content/genres.yaml', path.join(root, 'genres.yaml'));
  const { path: file, text } = scaffold('artist', {
    slug: 'luna',
    today: new Date('2026-01-15'),
    existing: 8,
  });
  await writeFile(path.join(root, file), text);
});
afterEach(() => rm(root, { recursive: true }));

test('a new artist gets the portrait that the file names, and the manifest knows it', async () => {
  const steps: string[] = [];

  const drawn = await drawArtist(root, 'luna', undefined, (step) => steps.push(step.state), TINY);

  const file = path.join(root, 'media', 'luna-portrait.webp');
  const bytes = await readFile(file);
  expect(drawn).toMatchObject([{ file, bytes: bytes.length, width: 60, height: 75 }]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 75 });
  expect(steps).toEqual(['drawing', 'drawn']);
  expect(await readdir(path.join(root, 'media'))).toEqual(['luna-portrait.webp', 'manifest.json']);
  expect(await readManifest(path.join(root, 'media'))).toMatchObject({
    'luna-portrait.webp': { sha256: sha256(bytes), bytes: bytes.length, width: 60, height: 75 },
  });
});

test('drawn again, the file is the same to the byte', async () => {
  await drawArtist(root, 'luna', ['cloth'], undefined, TINY);
  const first = await readFile(path.join(root, 'media', 'luna-cloth.webp'));
  await drawArtist(root, 'luna', ['cloth'], undefined, TINY);

  expect((await readFile(path.join(root, 'media', 'luna-cloth.webp'))).equals(first)).toBe(true);
});

test('asked for formats, those are drawn, and the manifest keeps what was there', async () => {
  await drawArtist(root, 'luna', ['cover'], undefined, TINY);
  await drawArtist(root, 'luna', ['wide', 'og'], undefined, TINY);

  expect(Object.keys(await readManifest(path.join(root, 'media')))).toEqual([
    'luna-cover.webp',
    'luna-og.webp',
    'luna-wide.webp',
  ]);
});

test('another tempo in the file is another entry in the manifest', async () => {
  await drawArtist(root, 'luna', ['cloth'], undefined, TINY);
  const before = await readManifest(path.join(root, 'media'));
  const file = path.join(root, 'artists', 'luna.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('100-110', '120-130'));
  await drawArtist(root, 'luna', ['cloth'], undefined, TINY);

  const after = await readManifest(path.join(root, 'media'));
  expect(after['luna-cloth.webp']?.parameters).not.toBe(before['luna-cloth.webp']?.parameters);
});

test('for print the same picture is drawn larger, and noted as drawn from the same', async () => {
  const file = path.join(root, 'artists', 'luna.yaml');
  await drawArtist(root, 'luna', ['portrait'], undefined, TINY);
  const [drawn, ...others] = await drawForPrint(root, 'luna', undefined, {
    cover: 90,
    portrait: 120,
  });

  expect(others).toEqual([]); // the file names no cover of its own
  expect(drawn).toMatchObject({
    file: path.join(root, 'media', 'print', 'luna-portrait.webp'),
    width: 120,
    height: 150,
  });
  const entries = await readManifest(path.join(root, 'media'));
  const noted = (name: string) => entries[name]?.parameters;
  await drawArtist(root, 'luna', ['portrait']);
  const asOnPages = (await readManifest(path.join(root, 'media')))['luna-portrait.webp'];
  expect(noted('print/luna-portrait.webp')).toBe(asOnPages?.parameters);

  await writeFile(file, (await readFile(file, 'utf8')).replace('100-110', '120-130'));
  await drawForPrint(root, 'luna', undefined, { cover: 90, portrait: 120 });
  const later = (await readManifest(path.join(root, 'media')))['print/luna-portrait.webp'];
  expect(later?.parameters).not.toBe(asOnPages?.parameters);
});

test('an artist who does not exist is named, and nothing is written', async () => {
  await expect(drawArtist(root, 'lunna')).rejects.toThrow(ContentError);

  expect(await readdir(root)).toEqual(['artists', 'genres.yaml']);
});

test('a damaged manifest is said in one sentence, and the old picture is not lost', async () => {
  await mkdir(path.join(root, 'media'));
  await writeFile(path.join(root, 'media', 'manifest.json'), '{"luna');

  await expect(drawArtist(root, 'luna', ['cloth'], undefined, TINY)).rejects.toThrow(
    `${path.join(root, 'media', 'manifest.json')} is damaged. Delete it and draw the pictures again.`,
  );
});

test('both hubs are drawn, twice as wide as high', async () => {
  expect(await drawHubs(root, undefined, TINY)).toMatchObject([
    { file: path.join(root, 'media', 'hub-africa.webp'), width: 60, height: 30 },
    { file: path.join(root, 'media', 'hub-global.webp'), width: 60, height: 30 },
  ]);
});
