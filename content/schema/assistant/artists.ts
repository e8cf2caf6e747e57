import { z } from 'zod';
import { FreePhrase } from '../parts/phrase';
import { Lines } from './localised';

const OfArtist = z
  .array(FreePhrase(['artist'], ['artist']))
  .min(1)
  .optional();

/** `content/assistant/artists.yaml`: what is asked of every artist. */
export const AskedOfArtists = z.strictObject({
  /** Questions about every artist by part of the profile; `{artist}` is the name. */
  everyArtist: z
    .strictObject({
      biography: OfArtist,
      story: OfArtist,
      signatureSound: OfArtist,
      creativeProcess: OfArtist,
      themes: OfArtist,
      persona: OfArtist,
    })
    .default({}),
  /** Visitors' words for the fields of an artist. */
  facetWords: z.record(z.string(), Lines),
});
export type AskedOfArtists = z.infer<typeof AskedOfArtists>;
