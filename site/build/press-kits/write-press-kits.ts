import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Artist, Content, PressKit } from '../../../content/schema/content';
import { writeAtomically } from '../../../content/write-atomically';
import { type KitDownload, type KitDownloads, MARK_ADDRESS } from '../../pages/press/kit-downloads';
import { keepOnly } from '../keep-only';
import { kitTexts, pictureFiles } from './kit-texts';
import { markSvg } from './mark-svg';
import { pictureWords } from './picture-words';
import { type Keep, printPicture } from './print-picture';
import { type PackedFile, zipFiles } from './zip-files';

/** Where to read pictures, and larger copies of them for paper, where to publish, where to keep what need not be made again. */
interface Places {
  media: string;
  larger: string;
  publicDir: string;
  cache: string;
  origin: string;
}

/** Publishes the mark, each artist's press kit as a ZIP, and the pictures one by one. What has not changed is not made again. */
export async function writePressKits(content: Content, places: Places): Promise<KitDownloads> {
  await write(path.join(places.publicDir, MARK_ADDRESS), Buffer.from(markSvg()));
  const kits: [string, KitDownload][] = [];
  for (const kit of content.press) {
    const artist = content.artists.find(({ slug }) => slug === kit.slug);
    if (artist) kits.push([kit.slug, await writeKit(content, kit, artist, places)]);
  }
  const downloads = kits.flatMap(([, { zip, pictures }]) => [
    zip,
    ...Object.values(pictures).flatMap(({ print, drawn, large }) => [
      print,
      drawn,
      ...(large ? [large] : []),
    ]),
  ]);
  await keepOnly(places.publicDir, '/press', [MARK_ADDRESS, ...downloads.map(({ href }) => href)]);
  return Object.fromEntries(kits);
}

async function writeKit(
  content: Content,
  kit: PressKit,
  artist: Artist,
  { media, larger, publicDir, cache, origin }: Places,
): Promise<KitDownload> {
  const keep: Keep = (key, make) => kept(path.join(cache, key), make);
  const pictures = await Promise.all(
    pictureFiles(artist).map(async (name) => {
      const drawn = { name, bytes: await readFile(path.join(media, name)) };
      const words = pictureWords(content, kit, artist, name, origin);
      const finest = await readFile(path.join(larger, name)).catch(() => undefined);
      return {
        drawn,
        print: await printPicture(drawn, words, keep),
        large: finest && (await printPicture({ name, bytes: finest }, words, keep)),
      };
    }),
  );
  const folder = `${kit.slug}-press-kit`;
  const zip = await packed(
    [
      ...[
        ...kitTexts(content, kit, artist, origin),
        { name: path.basename(MARK_ADDRESS), text: markSvg() },
      ].map(({ name, text }) => ({ name: `${folder}/${name}`, bytes: Buffer.from(text) })),
      ...pictures.map(({ print: { name, bytes } }) => ({
        name: `${folder}/pictures/${name}`,
        bytes,
      })),
    ],
    keep,
  );
  const publish = async (name: string, bytes: Buffer) => {
    const href = `${kit.route}/${name}`;
    await write(path.join(publicDir, href), bytes);
    return { href, bytes: bytes.length };
  };
  const downloads: KitDownload['pictures'] = {};
  for (const { drawn, print, large } of pictures)
    downloads[drawn.name] = {
      print: await publish(`pictures/${print.name}`, print.bytes),
      drawn: await publish(`pictures/${drawn.name}`, drawn.bytes),
      ...(large && {
        large: {
          ...(await publish(`pictures/print/${large.name}`, large.bytes)),
          ...(await sizeOf(large.bytes)),
        },
      }),
    };
  return { zip: await publish(`${folder}.zip`, zip), pictures: downloads };
}

async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  // a JPEG of a camera stays as it is, and says how it was held
  return (await sharp(picture).metadata()).autoOrient;
}

/** Under a fingerprint of all that is in it. */
async function packed(files: PackedFile[], keep: Keep): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return keep(`${hash.digest('hex')}.zip`, () => zipFiles(files));
}

/** From the cache, or made and put there: whole, since what is there is never made again. */
async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, bytes);
  return bytes;
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
