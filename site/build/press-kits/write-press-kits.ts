import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artist, Content, PressKit } from '../../../content/schema/content';
import type { KitDownload, KitDownloads } from '../../pages/press/kit-downloads';
import { kitTexts, pictureFiles } from './kit-texts';
import { type PackedFile, zipFiles } from './zip-files';

/** Where to read pictures, where to publish, where to keep what need not be made again. */
interface Places {
  media: string;
  publicDir: string;
  cache: string;
  origin: string;
}

/** Publishes each artist's press kit as a ZIP, and the pictures one by one. A kit that has not changed is not packed again. */
export async function writePressKits(content: Content, places: Places): Promise<KitDownloads> {
  const kits: [string, KitDownload][] = [];
  for (const kit of content.press) {
    const artist = content.artists.find(({ slug }) => slug === kit.slug);
    if (artist) kits.push([kit.slug, await writeKit(content, kit, artist, places)]);
  }
  return Object.fromEntries(kits);
}

async function writeKit(
  content: Content,
  kit: PressKit,
  artist: Artist,
  { media, publicDir, cache, origin }: Places,
): Promise<KitDownload> {
  const pictures = await Promise.all(
    pictureFiles(artist).map(async (name) => ({
      name,
      bytes: await readFile(path.join(media, name)),
    })),
  );
  const folder = `${kit.slug}-press-kit`;
  const files: PackedFile[] = [
    ...kitTexts(content, kit, artist, origin).map(({ name, text }) => ({
      name: `${folder}/${name}`,
      bytes: Buffer.from(text),
    })),
    ...pictures.map(({ name, bytes }) => ({ name: `${folder}/pictures/${name}`, bytes })),
  ];
  const zip = await packed(files, cache);
  await publish(publicDir, `${kit.route}/${folder}.zip`, zip);
  for (const { name, bytes } of pictures)
    await publish(publicDir, `${kit.route}/pictures/${name}`, bytes);
  return {
    zip: { href: `${kit.route}/${folder}.zip`, bytes: zip.length },
    pictures: Object.fromEntries(
      pictures.map(({ name, bytes }) => [
        name,
        { href: `${kit.route}/pictures/${name}`, bytes: bytes.length },
      ]),
    ),
  };
}

/** From the cache, where it is kept under a fingerprint of all that is in it. */
async function packed(files: PackedFile[], cache: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  const kept = path.join(cache, `${hash.digest('hex')}.zip`);
  const found = await readFile(kept).catch(() => undefined);
  if (found) return found;
  const zip = await zipFiles(files);
  await mkdir(cache, { recursive: true });
  await writeFile(kept, zip);
  return zip;
}

async function publish(publicDir: string, address: string, bytes: Buffer): Promise<void> {
  const file = path.join(publicDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
