import { z } from 'zod';
import { Href, Id } from '../parts/address';
import { Text } from '../parts/text';
import { Lines } from './localised';

/** `content/assistant/known-gaps.yaml`. */
export const KnownGapsFile = z.strictObject({
  /** What the site does not say, with the page that comes closest. */
  knownGaps: z.array(
    z.strictObject({
      id: Id,
      triggers: Lines,
      /** Words that mean the question is about something else. */
      unless: z.array(Text).default([]),
      /** Only where an artist is spoken of: a visitor has children as well. */
      isOfArtists: z.boolean().default(false),
      reply: Text,
      href: Href,
    }),
  ),
});
export type KnownGapsFile = z.infer<typeof KnownGapsFile>;
