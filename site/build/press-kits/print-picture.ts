import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { type PictureWords, xmpOf } from './picture-words';
import type { PackedFile } from './zip-files';

/** For paper: what programs that lay out pages read, with colours in full resolution. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', progressive: true };
/** At which size programs lay a picture out. It goes into the file with the profile of its colours. */
const PRINT_DPI = 300;

/** Takes from the cache what stands there under a name, or makes it and puts it there. */
export type Keep = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** The name under which a picture goes into a kit. */
export function printName(name: string): string {
  return isJpeg(name) ? name : `${path.parse(name).name}.jpg`;
}

/** A picture of the content as a JPEG of the same size that carries its words. One that is a JPEG stays as it is. */
export async function printPicture(
  { name, bytes }: PackedFile,
  words: PictureWords,
  keep: Keep,
): Promise<PackedFile> {
  if (isJpeg(name)) return { name, bytes };
  const xmp = xmpOf(words);
  const hash = createHash('sha256')
    .update(JSON.stringify([JPEG, PRINT_DPI, xmp]))
    .update(bytes)
    .digest('hex');
  const make = () =>
    sharp(bytes)
      .rotate()
      .flatten({ background: '#fff' })
      .withMetadata({ density: PRINT_DPI })
      // what reads no XMP often reads this
      .withExifMerge({ IFD0: { ImageDescription: words.caption } })
      .withXmp(xmp)
      .jpeg(JPEG)
      .toBuffer();
  return { name: printName(name), bytes: await keep(`${hash}.jpg`, make) };
}

function isJpeg(name: string): boolean {
  return /\.jpe?g$/i.test(name);
}
