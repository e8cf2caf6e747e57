import { z } from 'zod';
import { Text } from '../parts/text';

/** At least one text. */
export const Lines = z.array(Text).min(1);

/** The languages beside English that visitors write in. */
export const OtherLanguage = z.enum(['fr', 'pt', 'es', 'sw', 'af', 'de']);

/** English and, where somebody has written it, six further languages. */
export function localised<Schema extends z.ZodType>(schema: Schema) {
  const other = schema.optional();
  return z.strictObject({
    en: schema,
    fr: other,
    pt: other,
    es: other,
    sw: other,
    af: other,
    de: other,
  });
}
