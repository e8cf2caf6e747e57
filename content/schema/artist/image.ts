import { z } from 'zod';
import { PictureCredits } from '../credits';
import { Alt, MediaFile } from '../parts/picture';

/**
 * The artist's pictures in `content/media/`. With a profile only `portrait` is needed, without one only `cloth`: what is
 * left out is cut from the one that is there.
 */
export const ArtistImage = z.strictObject({
  /** 800 × 1000. */
  portrait: MediaFile.optional(),
  /** 1000 × 1000. */
  cover: MediaFile.optional(),
  /** 1600 × 800, the face in the right half. */
  wide: MediaFile.optional(),
  /** 1200 × 630, for link previews. */
  og: MediaFile.optional(),
  /** The pattern alone, square. */
  cloth: MediaFile.optional(),
  /** Says what the portrait shows. Only a cloth without a portrait may be `""`. */
  alt: Alt,
  /** Only for pictures that `cli content draw` has not drawn: who or what made them. */
  credits: PictureCredits.optional(),
});
export type ArtistImage = z.infer<typeof ArtistImage>;

/** Every format filled in: no template has to ask which one is missing. */
export type ArtistPictures = Record<'portrait' | 'cover' | 'wide' | 'og' | 'cloth' | 'alt', string>;
