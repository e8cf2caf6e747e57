import { literally } from '../../../content/reader/literally';
import type { AssistantWords } from '../../../content/schema/assistant/words';
import { wordsOf } from './fold';

/** The languages that are understood, and `und` for what is in a script that is not read. */
export type Language = keyof AssistantWords['languages'] | 'en' | 'und';

/** Tells which language a message is in, and its words in English where they are known; `raw` has its accents. */
export type Translator = (folded: string, raw: string) => { language: Language; words: string[] };

const ACCENTS = /[à-öø-ÿ¿¡ß]/i;
/** Signs that few of the languages have: `¿qué es` is no French. */
const OWN_SIGNS: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]|(?<!\p{L})(?:cómo|qué|cuándo|dónde|quién|cuál)(?!\p{L})/iu,
  pt: /[ãõç]/i,
  fr: /[çœ]/i,
  de: /ß/,
};
/** Such a sign weighs as much as two words: others of the languages share many. */
const OWN_WEIGHT = 2;
/** English words that only ask. */
export const QUESTION_WORDS = ['who', 'what', 'when', 'where', 'why', 'how', 'which', 'whose'];

/** A language, as `content/assistant/words.yaml` knows it. */
interface Dictionary {
  language: Language;
  /** Small words by which it is told. */
  marks: ReadonlySet<string>;
  single: ReadonlyMap<string, string>;
  phrases: Phrase[];
}

/** Several words in a row, and what they mean. */
interface Phrase {
  /** Where they stand as whole words: `vous êtes où` is not in `vous êtes ouverts`. */
  found: RegExp;
  words: string;
  meaning: string;
}

/** Reads the dictionaries once, for many messages. Words of `names` tell no language: `Afrobeats Nova` is no Portuguese. */
export function createTranslator(
  words: AssistantWords,
  names: ReadonlySet<string> = new Set(),
): Translator {
  const dictionaries = Object.entries(words.languages).map(
    ([code, language]) => dictionaryOf(code as Language, language.marks, language.words), // the schema knows only these
  );
  const shortForms = new Map(Object.entries(words.shortForms));
  const english = new Set([...words.stopWords, ...QUESTION_WORDS]);
  const shared = new Set([...Object.keys(words.sameAs), ...Object.values(words.sameAs)]);

  const everyday = new Set(words.commonWords);
  const isTellTale = (word: string) =>
    ![shortForms, everyday, english].some((all) => all.has(word));
  const isForeign = (word: string) =>
    dictionaries.some(({ marks, single }) => marks.has(word) || single.has(word));
  /** `whats` is English as well, and nothing else. */
  const isEnglish = (word: string) =>
    english.has(word) ||
    (!isForeign(word) && wordsOf(shortForms.get(word) ?? '').some((part) => english.has(part)));

  function score(given: string[], { marks, single }: Dictionary): number {
    return given.filter(
      (word) =>
        marks.has(word) || (single.has(word) && !shared.has(word) && single.get(word) !== word),
    ).length;
  }

  return (folded, raw) => {
    const given = wordsOf(folded);
    const hasAccents = ACCENTS.test(raw);
    const telling = given.filter((word) => !names.has(word));
    const inEnglish = given.filter(isEnglish).length;
    let best: { dictionary: Dictionary; score: number } | undefined;
    for (const dictionary of dictionaries) {
      const phrases = dictionary.phrases.filter((phrase) => hasPhrase(folded, phrase));
      const words = score(telling, dictionary) + 2 * phrases.length;
      // Accents tip the scales, where there is something in them; those of few languages most.
      const isOwn = OWN_SIGNS[dictionary.language]?.test(raw) ?? false;
      const points = words > 0 ? words + Number(hasAccents) + OWN_WEIGHT * Number(isOwn) : words;
      // `wat` is Afrikaans, and chat for `what`; `hat` is German, and worn: alone they decide nothing.
      if (phrases.length === 0 && score(telling.filter(isTellTale), dictionary) === 0) continue;
      if (points > inEnglish && points > (best?.score ?? 0)) best = { dictionary, score: points };
    }
    return best ? inEnglishWords(folded, best.dictionary) : { language: 'en', words: given };
  };
}

function dictionaryOf(
  language: Language,
  marks: readonly string[],
  words: Readonly<Record<string, string>>,
): Dictionary {
  const entries = Object.entries(words);
  return {
    language,
    marks: new Set(marks),
    single: new Map(entries.filter(([key]) => !key.includes(' '))),
    phrases: entries
      .filter(([key]) => key.includes(' '))
      .map(([words, meaning]) => ({
        found: new RegExp(`(?<![\\p{L}\\p{N}])${literally(words)}(?![\\p{L}\\p{N}])`, 'gu'),
        words,
        meaning,
      })),
  };
}

/** Looks for the letters first, which costs less. */
function hasPhrase(text: string, { found, words }: Phrase): boolean {
  return text.includes(words) && text.search(found) >= 0;
}

/** Phrases first, then what is left word by word. */
function inEnglishWords(folded: string, { language, single, phrases }: Dictionary) {
  const phrased = phrases.reduce(
    (text, phrase) =>
      text.includes(phrase.words) ? text.replace(phrase.found, phrase.meaning) : text,
    folded,
  );
  return {
    language,
    words: wordsOf(phrased).flatMap((word) => wordsOf(single.get(word) ?? word)),
  };
}
