import type { AssistantWords } from '../../../content/schema/assistant-words';
import { fold, wordsOf } from './fold';
import { stem } from './stem';

/** The languages that are understood, and `und` for what is in a script that is not read. */
export type Language = keyof AssistantWords['languages'] | 'en' | 'und';

/** Turns visitors' words into those that are compared. */
export interface Lexicon {
  /** The stem of a word after synonyms are brought together; several for a phrase. */
  canon(word: string): string[];
  /** Stems of a text. */
  stems(text: string): string[];
  isStop(stem: string): boolean;
  /** Whether a stem names something: no small word, and none that only asks. */
  isTelling(stem: string): boolean;
  /** Chat spelling written out. */
  expand(words: string[]): string[];
  /** Which language a message is in, and its words in English where they are known; `raw` has its accents. */
  translate(folded: string, raw: string): { language: Language; words: string[] };
}

/** The site has fewer; what visitors make up must not fill the memory. */
const WORDS_REMEMBERED = 10_000;
const ACCENTS = /[à-öø-ÿ¿¡ß]/i;
/** Signs that few of the languages have: `¿qué es` is no French. */
const OWN_SIGNS: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]/i,
  pt: /[ãõç]/i,
  fr: /[çœ]/i,
  de: /ß/,
};
const QUESTION_WORDS = ['who', 'what', 'when', 'where', 'why', 'how', 'which', 'whose'];

/** Reads `content/assistant-words.yaml` once, for many questions. */
export function createLexicon(words: AssistantWords): Lexicon {
  const sameAs = new Map(Object.entries(words.sameAs));
  const shortForms = new Map(Object.entries(words.shortForms));
  const everyday = new Set([...words.commonWords, ...Object.keys(words.sameAs)]);
  const small = Object.values(words.languages).flatMap(({ marks }) =>
    marks.filter((word) => !everyday.has(word)),
  );
  const stopStems = new Set([...words.stopWords, ...small].flatMap((word) => [word, stem(word)]));
  const english = new Set([...words.stopWords, ...QUESTION_WORDS]);
  const shared = new Set([...Object.keys(words.sameAs), ...Object.values(words.sameAs)]);
  const languages = Object.entries(words.languages).map(([code, { marks, words: known }]) => ({
    language: code as Language, // the schema knows only these
    marks: new Set(marks),
    single: new Map(Object.entries(known).filter(([key]) => !key.includes(' '))),
    phrases: Object.entries(known).filter(([key]) => key.includes(' ')),
  }));

  const isStop = (found: string) => stopStems.has(found);

  const canonical = new Map<string, string[]>();
  function canon(word: string): string[] {
    const known = canonical.get(word);
    if (known) return known;
    const stems = wordsOf(sameAs.get(word) ?? word).map(stem);
    if (canonical.size < WORDS_REMEMBERED) canonical.set(word, stems);
    return stems;
  }

  function score(given: string[], index: number): number {
    const { marks, single } = languages[index] ?? { marks: new Set(), single: new Map() };
    return given.filter(
      (word) =>
        marks.has(word) || (single.has(word) && !shared.has(word) && single.get(word) !== word),
    ).length;
  }

  const isNoShortForm = (word: string) => !shortForms.has(word);
  const isForeign = (word: string) =>
    languages.some(({ marks, single }) => marks.has(word) || single.has(word));
  /** `whats` is English as well, and nothing else. */
  const isEnglish = (word: string) =>
    english.has(word) ||
    (!isForeign(word) && wordsOf(shortForms.get(word) ?? '').some((part) => english.has(part)));

  return {
    canon,
    stems: (text) => wordsOf(fold(text)).flatMap(canon),
    isStop,
    isTelling: (found) => !isStop(found) && !QUESTION_WORDS.includes(found),
    expand: (given) => given.flatMap((word) => wordsOf(shortForms.get(word) ?? word)),
    translate: (folded, raw) => {
      const given = wordsOf(folded);
      const hasAccents = ACCENTS.test(raw);
      const inEnglish = given.filter(isEnglish).length;
      let best: { index: number; score: number } | undefined;
      for (const index of languages.keys()) {
        const phrases =
          languages[index]?.phrases.filter(([phrase]) => folded.includes(phrase)) ?? [];
        const words = score(given, index) + 2 * phrases.length;
        // Accents tip the scales, where there is something in them; those of few languages most.
        const isOwn = OWN_SIGNS[languages[index]?.language ?? 'en']?.test(raw) ?? false;
        const points = words > 0 ? words + Number(hasAccents) + Number(isOwn) : words;
        // `wat` is Afrikaans, and chat for `what`: alone it decides nothing.
        if (phrases.length === 0 && score(given.filter(isNoShortForm), index) === 0) continue;
        if (points > inEnglish && points > (best?.score ?? 0)) best = { index, score: points };
      }
      const found = best && languages[best.index];
      if (!found) return { language: 'en', words: given };
      const phrased = found.phrases.reduce(
        (text, [phrase, meaning]) => text.replaceAll(phrase, meaning),
        folded,
      );
      return {
        language: found.language,
        words: wordsOf(phrased).flatMap((word) => wordsOf(found.single.get(word) ?? word)),
      };
    },
  };
}
