import { z } from 'zod';
import { Text } from '../parts/text';

const Words = z.array(Text).min(1);

/** A language that visitors write in: how it is recognised, and what its words are called in English. */
export const LanguageWords = z.strictObject({
  /** Small words that no other of the languages has. */
  marks: Words,
  /** A word or a phrase, without accents, and the English that the passages use. */
  words: z.record(z.string(), Text),
});
export type LanguageWords = z.infer<typeof LanguageWords>;

/** `content/assistant/words.yaml`: how visitors write, so that the assistant understands it. */
export const AssistantWords = z.strictObject({
  /** Words that say little about what is asked. */
  stopWords: Words,
  /** Everyday words in which no slip is suspected. */
  commonWords: Words,
  /** Kinds of music as people ask for them. Those of our artists need not be left out. */
  otherGenres: Words,
  /** Chat spelling: `u` is `you`. */
  shortForms: z.record(z.string(), Text),
  /** Other words for the ones that the passages use. */
  sameAs: z.record(z.string(), Text),
  languages: z.strictObject({
    fr: LanguageWords,
    pt: LanguageWords,
    es: LanguageWords,
    sw: LanguageWords,
    af: LanguageWords,
    de: LanguageWords,
  }),
});
export type AssistantWords = z.infer<typeof AssistantWords>;
