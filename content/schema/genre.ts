import { z } from 'zod';
import { Id } from './parts/address';
import { LanguageCode } from './parts/pattern';
import { Confirm, Text } from './parts/text';

/** A genre: one entry of `genres.yaml`, or the `genre:` block of a new artist. */
export const Genre = z.strictObject({
  id: Id,
  /** As printed, in capitals. */
  label: Text,
  /** As printed on its tab of the artists page. Without it the label stands there. */
  tab: Text.optional(),
  /** Language of the label when it is not English, such as `es`: screen readers change their voice. */
  lang: LanguageCode.optional(),
  /** Other spellings that the search accepts. Case and accents need no alias. */
  aliases: z.array(Text).default([]),
  /** One sentence: what to listen for. */
  description: Text,
});
export type Genre = z.infer<typeof Genre>;

/** `content/genres.yaml`. The tabs of the artists page stand in this order. */
export const GenresFile = z.strictObject({
  genres: z.array(Genre).min(1),
  confirm: Confirm,
});
export type GenresFile = z.infer<typeof GenresFile>;
