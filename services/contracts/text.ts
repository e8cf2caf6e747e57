import { z } from 'zod';
import { TURNING } from '../../content/derive/isolated';

/** What PostgreSQL refuses to store: the NUL character and half a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** Line breaks and the other control characters, which have no place in a one-line field. */
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
/** Something that can be seen: not only spaces, joiners, direction marks, fillers and the empty Braille cell. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

interface Sentences {
  required?: string;
  tooLong: string;
  unreadable: string;
}

/** Text over several lines, trimmed at the ends and otherwise kept as it was written. */
export function longText(max: number, say: Sentences & { required: string }) {
  return textOr(say.required)
    .trim()
    .max(max, say.tooLong)
    .refine((text) => !UNSTORABLE.test(text), say.unreadable)
    .refine((text) => VISIBLE.test(text), say.required);
}

/** Text on one line, trimmed, without marks that would turn what stands beside it; may be empty. */
export function lineText(max: number, say: Sentences) {
  return textOr(say.required)
    .overwrite((text) => text.replace(TURNING, ''))
    .trim()
    .max(max, say.tooLong)
    .refine((text) => !UNSTORABLE.test(text) && !CONTROL.test(text), say.unreadable);
}

/** Text on one line that holds something to see. */
export function filledLine(max: number, say: Sentences & { required: string }) {
  return lineText(max, say).refine((text) => VISIBLE.test(text), say.required);
}

/** Text that every store takes. For values that no person typed. */
export const storableText = z
  .string('This must be text.')
  .refine((text) => !UNSTORABLE.test(text), 'This holds characters that cannot be stored.');

/** A string; a missing one is asked for with `required`, another type is named as such. */
export function textOr(required = 'This is missing.') {
  return z.string({
    error: ({ input }) => (input === undefined ? required : 'This must be text.'),
  });
}
