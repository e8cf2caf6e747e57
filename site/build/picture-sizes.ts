import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { everythingIn } from './keep-only';
import { sideBySide } from './side-by-side';

/** In the order in which browsers shall look at them. */
export const FORMATS = ['avif', 'webp'] as const;

/**
 * Whatever is changed here changes the addresses of all pictures. With sharp's usual effort of 4 ours take four
 * times as long, are no lighter (at 480 pixels and below 5 % heavier), and nobody sees a difference. Nor between a
 * quality of 34 and of 40, beside each other at twice their size; they are 15 to 20 % lighter. Nor between colours in
 * full and in half resolution, which WebP has always; another 7 % lighter, in a fifth less time.
 */
const SETTINGS = {
  avif: { quality: 34, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 60 },
};
/** All addresses stand in pages, where no digests compress; it tells apart only pictures of one name. */
const DIGEST_LENGTH = 6;
const PICTURE_FILE = /^[0-9a-f]+[\\/]\d+[\\/][^\\/]+\.(?:avif|webp)$/;
/** Enough to tell which colour there is most of. */
const SAMPLE_PX = 256;

/** A picture as it lies in the content. */
export interface Source {
  /** Its name without ending, which the files made of it keep. */
  stem: string;
  /** Changes with the picture and with how it is encoded. */
  digest: string;
  bytes: Buffer;
}

/** A file to be made of a picture. */
export interface Size {
  source: Source;
  width: number;
}

/** Pixels of a picture, upright, and the colour there is most of in it. */
export interface Measures {
  width: number;
  height: number;
  /** CSS */
  colour: string;
}

/** Reads a picture of the content. */
export async function readSource(file: string): Promise<Source> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(JSON.stringify(SETTINGS)).update(bytes).digest('hex');
  return { stem: path.parse(file).name, digest: hash.slice(0, DIGEST_LENGTH), bytes };
}

/** Where a picture lies in the export in one of its sizes. */
export function addressOf({ stem, digest }: Source, width: number, format: string): string {
  return `/static/${digest}/${width}/${encodeURIComponent(stem)}.${format}`;
}

/** Looks at a picture. */
export async function measure({ bytes }: Source): Promise<Measures> {
  const { autoOrient } = await sharp(bytes).metadata();
  const box = {
    width: SAMPLE_PX,
    height: SAMPLE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const sample = await sharp(bytes).autoOrient().resize(box).toBuffer();
  const { r, g, b } = (await sharp(sample).stats()).dominant;
  // sharp counts in sixteen steps a channel, which one digit holds
  const colour = [r, g, b].map((part) => (part >> 4).toString(16)).join('');
  return { width: autoOrient.width, height: autoOrient.height, colour: `#${colour}` };
}

/** Makes the files that are not there yet, the largest first, so that none of them is left over at the end. */
export async function writeSizes(folder: string, sizes: Size[]): Promise<void> {
  const ordered = [...sizes].sort((a, b) => b.width - a.width);
  await sideBySide(ordered, (size) => writeSize(folder, size));
}

/**
 * Takes pictures out of the export that the content has no more, by the names in `stems`. An older picture of a
 * name that is still there stays, for pages that were opened before.
 */
export async function dropWithdrawn(folder: string, stems: ReadonlySet<string>): Promise<void> {
  const lying = path.join(folder, 'static');
  const found = (await everythingIn(lying)).map(({ parentPath, name }) =>
    path.relative(lying, path.join(parentPath, name)),
  );
  const pictures = found.filter((name) => PICTURE_FILE.test(name));
  const withdrawn = pictures.filter((name) => !stems.has(path.parse(name).name));
  await Promise.all(withdrawn.map((name) => rm(path.join(lying, name))));
}

async function writeSize(folder: string, { source, width }: Size): Promise<void> {
  let pixels: Sharp | undefined;
  for (const format of FORMATS) {
    const file = path.join(
      folder,
      'static',
      source.digest,
      String(width),
      `${source.stem}.${format}`,
    );
    if (await isThere(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    pixels ??= await decoded(source, width);
    // under another name until it is whole: what is there is never made again
    await pixels.clone().toFormat(format, SETTINGS[format]).toFile(`${file}.part`);
    await rename(`${file}.part`, file);
  }
}

/** A picture as wide as asked for, unpacked once for all formats. */
async function decoded({ bytes }: Source, width: number): Promise<Sharp> {
  const shrunk = sharp(bytes).autoOrient().resize({ width }).raw();
  const { data, info } = await shrunk.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
