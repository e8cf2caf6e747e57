import { z } from 'zod';
import { TextCredits } from './credits';
import { InquiryTypeId } from './parts/names';
import { Confirm, maybe, Prose, Text } from './parts/text';

/** One file of `content/press/`, named after the artist. Its page is `/press/` and the artist's id. */
export const PressFile = z.strictObject({
  /** Says how the fiction is marked in the biographies. */
  marker: Text,
  /** Up to 50, 150 and 400 words. Fiction stands between ‹ and ›. */
  bios: z.strictObject({ short: Prose, medium: Prose, long: Prose }),
  /** Who or what wrote the biographies, and who read them. */
  credits: maybe(TextCredits),
  caption: Text,
  sheet: z.array(z.strictObject({ label: Text, text: Text })).min(1),
  /** The inquiry type that questions are sent with. */
  contact: InquiryTypeId,
  confirm: Confirm,
});
export type PressFile = z.infer<typeof PressFile>;
