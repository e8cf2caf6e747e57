import { readArtist } from '../read-artist';
import type { ArtistImage } from '../schema/artist/image';
import { artParametersOf } from './artist-parameters';
import { type DrawOptions, drawHub, drawPicture, HUB_NAMES } from './draw';
import { type Drawing, type DrawingProgress, type DrawnFile, drawFiles } from './draw-files';
import {
  FORMAT_SIZES,
  PICTURE_FORMATS,
  type PictureFormat,
  PRINT_FOLDER,
  PRINT_FORMATS,
  PRINT_MAX_BYTES,
  PRINT_SCALE,
  PRINT_WIDTHS,
  type PrintFormat,
} from './formats';

/**
 * Draws an artist's pictures into `<root>/media/<slug>-<format>.webp`: the formats asked for, else
 * those that the artist's file names so. A picture of another name is somebody's own and is left
 * alone.
 * @throws ContentError if the artist's file is missing or wrong.
 */
export async function drawArtist(
  root: string,
  slug: string,
  formats?: readonly PictureFormat[],
  onProgress?: DrawingProgress,
  options: DrawOptions = {},
): Promise<DrawnFile[]> {
  const artist = await readArtist(slug, root);
  const parameters = artParametersOf(artist);
  const wanted = formats ?? formatsNamedIn(slug, artist.image);
  const drawings = wanted.map(
    (format): Drawing => ({
      name: pictureName(slug, format),
      source: { parameters, format, ...options },
      draw: () => drawPicture(parameters, format, options),
    }),
  );
  return drawFiles(root, drawings, onProgress);
}

/**
 * Draws those of an artist's pictures that are wanted on paper once more, larger, into `<root>/media/print/`: the same
 * picture, drawn more finely. What each was drawn from is noted as of the one that pages show, so that the two can be told
 * to differ once only one is drawn again.
 * @throws ContentError if the artist's file is missing or wrong.
 */
export async function drawForPrint(
  root: string,
  slug: string,
  onProgress?: DrawingProgress,
  widths: Record<PrintFormat, number> = PRINT_WIDTHS,
): Promise<DrawnFile[]> {
  const artist = await readArtist(slug, root);
  const parameters = artParametersOf(artist);
  const named = PRINT_FORMATS.filter(
    (format) => artist.image[format] === pictureName(slug, format),
  );
  const drawings = named.map((format): Drawing => {
    const width = widths[format];
    const scale = (width / FORMAT_SIZES[format].width) * PRINT_SCALE;
    return {
      name: `${PRINT_FOLDER}/${pictureName(slug, format)}`,
      source: { parameters, format },
      draw: () => drawPicture(parameters, format, { width, scale, maxBytes: PRINT_MAX_BYTES }),
    };
  });
  return drawFiles(root, drawings, onProgress);
}

/** Draws the pictures of both hubs into `<root>/media/hub-<name>.webp`. */
export async function drawHubs(
  root: string,
  onProgress?: DrawingProgress,
  options: DrawOptions = {},
): Promise<DrawnFile[]> {
  const drawings = HUB_NAMES.map(
    (hub): Drawing => ({
      name: `hub-${hub}.webp`,
      source: { hub, ...options },
      draw: () => drawHub(hub, options),
    }),
  );
  return drawFiles(root, drawings, onProgress);
}

/** Name of the file of one picture. */
function pictureName(slug: string, format: PictureFormat): string {
  return `${slug}-${format}.webp`;
}

/** At least a portrait: whoever asks for a drawing gets one. */
function formatsNamedIn(slug: string, image: ArtistImage): PictureFormat[] {
  const named = PICTURE_FORMATS.filter((format) => image[format] === pictureName(slug, format));
  return named.length > 0 ? named : ['portrait'];
}
