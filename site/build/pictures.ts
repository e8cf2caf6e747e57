import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { generateImageData } from 'gatsby-plugin-image';
import type { PictureData } from '../components/Picture/picture';
import { remember, remembered } from './memory';
import {
  addressOf,
  dropWithdrawn,
  FORMATS,
  type Measures,
  measure,
  readSource,
  type Size,
  type Source,
  writeSizes,
} from './picture-sizes';

/** Finds a picture by its file name in `content/media/`. */
export type FindPicture = (file: string, alt: string) => PictureData;

/** Link previews are used as they are. */
const PICTURE = /^(?!.*-og[.]).*[.](?:webp|png|jpe?g|avif)$/;
/** Landscapes fill the screen's width, the others at most a column. */
const LANDSCAPE = /^hub-|-wide[.]/;
const LANDSCAPE_PX = [480, 960, 1600];
const COLUMN_PX = [160, 320, 480, 640];

/**
 * Reads the pictures and begins to make each in its sizes.
 *
 * @param media folder of the pictures
 * @param folder the export, `public`
 * @param memory file that remembers what has been measured of pictures, by their digests
 * @param first what the processors do before they make pictures, since pages wait for it
 * @returns the way to find one, and when all are made
 */
export async function preparePictures(
  media: string,
  folder: string,
  memory: string,
  first: Promise<unknown> = Promise.resolve(),
): Promise<{ findPicture: FindPicture; made: Promise<void> }> {
  const names = (await readdir(media)).filter((name) => PICTURE.test(name)).sort();
  const known = await remembered<Measures>(memory);
  const found: typeof known = {};
  const pictures = new Map<string, Omit<PictureData, 'alt'>>();
  const sizes: Size[] = [];
  for (const name of names) {
    const source = await readSource(path.join(media, name));
    const measures = known[source.digest] ?? (await measured(source, path.join(media, name)));
    found[source.digest] = measures;
    const { picture, widths } = sized(source, measures, LANDSCAPE.test(name));
    pictures.set(name, picture);
    sizes.push(...widths.map((width) => ({ source, width })));
  }
  await remember(memory, found);
  const findPicture: FindPicture = (file, alt) => {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`content/media/${file} is not a picture the build can read.`);
    return { ...picture, alt };
  };
  const stems = new Set(sizes.map(({ source }) => source.stem));
  const made = first.then(() => writeSizes(folder, sizes)).then(() => dropWithdrawn(folder, stems));
  return { findPicture, made };
}

function measured(source: Source, file: string): Promise<Measures> {
  return measure(source).catch((cause: unknown) => {
    throw new Error(`${file} is not a picture the build can read.`, { cause });
  });
}

/** What pages know of a picture, and the widths that it is needed in. */
function sized(source: Source, { colour, ...measures }: Measures, isLandscape: boolean) {
  const widths = new Set<number>();
  const { images, width, height } = generateImageData({
    pluginName: 'pictures',
    filename: source.stem,
    layout: 'constrained',
    formats: [...FORMATS],
    breakpoints: isLandscape ? LANDSCAPE_PX : COLUMN_PX,
    width: measures.width,
    sourceMetadata: { ...measures, format: 'auto' },
    generateImageSource: (_name, wide, high, format) => {
      widths.add(wide);
      return { src: addressOf(source, wide, format), width: wide, height: high, format };
    },
  });
  const srcSet = (type: string) =>
    oneLine(images.sources?.find((one) => one.type === type)?.srcSet ?? '');
  const picture = {
    sources: [{ type: 'image/avif', srcSet: srcSet('image/avif') }],
    src: addressOf(source, measures.width, 'webp'),
    srcSet: srcSet('image/webp'),
    width,
    height,
    colour,
  };
  return { picture, widths: [...widths] };
}

/** The same picture in its smallest file only: for thumbnails, whose list of sizes would outweigh them. */
export function thumbnail({ sources, src, srcSet, ...picture }: PictureData): PictureData {
  const first = (list: string) => /^[^, ]*/.exec(list)?.[0] ?? '';
  return {
    ...picture,
    sources: sources.map(({ type, srcSet: list }) => ({ type, srcSet: first(list) })),
    src: first(srcSet) || src,
    srcSet: '',
  };
}

function oneLine(srcSet: string): string {
  return srcSet.replace(/,\s+/g, ',');
}

/** Stands in where only addresses of pages are wanted. */
export const noPicture: FindPicture = (file, alt) => ({
  sources: [],
  src: file,
  srcSet: '',
  width: 1,
  height: 1,
  colour: 'transparent',
  alt,
});
