import { z } from 'zod';

/** A text of one form. The message, “is not …. Write …”, is what an editor reads for anything else. */
export function pattern(form: RegExp, message: string) {
  return z.string(message).regex(form, message);
}

/** A language by its code of ISO 639, as the `lang` of a text. */
export const LanguageCode = z.string().refine(isLanguage, {
  error:
    'is not a language. Write the shortest code it has, of two or three small letters, such as en or naq',
});

function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  // one language has one code: `swa` beside `sw` would be another
  return names.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code;
}
