import type { AssistantWords } from '../../../content/schema/assistant/words';
import { fold, wordsOf } from './fold';
import { stem } from './stem';
import { createTranslator, QUESTION_WORDS, type Translator } from './translation';

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
  translate: Translator;
}

/** The site has fewer; what visitors make up must not fill the memory. */
const WORDS_REMEMBERED = 10_000;

/** Reads `content/assistant/words.yaml` once, for many questions. `names` are the words of names. */
export function createLexicon(words: AssistantWords, names?: ReadonlySet<string>): Lexicon {
  const sameAs = new Map(Object.entries(words.sameAs));
  const shortForms = new Map(Object.entries(words.shortForms));
  const everyday = new Set([...words.commonWords, ...Object.keys(words.sameAs)]);
  const small = Object.values(words.languages).flatMap(({ marks }) =>
    marks.filter((word) => !everyday.has(word)),
  );
  const stopStems = new Set([...words.stopWords, ...small].flatMap((word) => [word, stem(word)]));
  const translate = createTranslator(words, names);

  const isStop = (found: string) => stopStems.has(found);

  const canonical = new Map<string, string[]>();
  function canon(word: string): string[] {
    const known = canonical.get(word);
    if (known) return known;
    const stems = wordsOf(sameAs.get(word) ?? word).map(stem);
    if (canonical.size < WORDS_REMEMBERED) canonical.set(word, stems);
    return stems;
  }

  return {
    canon,
    stems: (text) => wordsOf(fold(text)).flatMap(canon),
    isStop,
    isTelling: (found) => !isStop(found) && !QUESTION_WORDS.includes(found),
    expand: (given) => given.flatMap((word) => wordsOf(shortForms.get(word) ?? word)),
    translate,
  };
}
