import { readArtist } from '../read-artist';
import type { ArtistImage } from '../schema/artist-image';
import { artParametersOf } from './artist-parameters';
import { type DrawOptions, drawHub, drawPicture, HUB_NAMES } from './draw';
import { type Drawing, type DrawingProgress, type DrawnFile, drawFiles } from './draw-files';
import { PICTURE_FORMATS, type PictureFormat } from './formats';

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
