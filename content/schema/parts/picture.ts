import { z } from 'zod';
import { PictureCredits } from '../credits';
import { pattern } from './pattern';

/** A file of `content/media/`, by its name alone: `rocka-portrait.webp`. */
export const MediaFile = pattern(
  /^[a-z0-9][a-z0-9-]*\.(webp|png|jpe?g|avif)$/,
  'is not a picture name. Write that of a .webp, .png, .jpg, .jpeg or .avif file in content/media, in lower-case letters, digits and hyphens, such as rocka-portrait.webp',
);

/** Words that stand for the picture when it cannot be seen. `""` says that it is decoration. */
export const Alt = z.string(
  'is not text. Write in a sentence what the picture shows, or "" if it is decoration',
);

/** A decorative crop: it must say so with `alt: ""`. Without a file it is cut from the artist's cloth. */
export const Crop = z.strictObject({
  file: MediaFile.optional(),
  alt: Alt,
  /** With a file that `cli content draw` has not drawn: who or what made it. */
  credits: PictureCredits.optional(),
});
export type Crop = z.infer<typeof Crop>;
