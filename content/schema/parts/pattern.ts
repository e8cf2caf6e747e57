import { z } from 'zod';

/** A text of one form. The message, “is not …. Write …”, is what an editor reads for anything else. */
export function pattern(form: RegExp, message: string) {
  return z.string(message).regex(form, message);
}

/** A language of ISO 639-1, as the `lang` of a text. */
export const LanguageCode = pattern(
  /^[a-z]{2}$/,
  'is not a language. Write its code of two small letters, such as en',
);
