import { fold, wordsOf } from '../words/fold';
import type { Asked } from './provider';

/** Words for numbers, so that a figure cannot be made up by spelling it. */
const NUMBER_WORDS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  billion: '1000000000',
};
const NUMBER = /\p{N}+(?:[.,:]\p{N}+)*/gu;
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*/gu;
const MARKUP = /<[a-z/!]|https?:|www\.|\]\(|javascript:|[\w.+-]@[\w-]+\.\w|`{3}/i;
/** A host is a link too, without its scheme. */
const HOST = /[\p{L}\p{N}]\.\p{L}{2}/u;
/** Marks that turn the direction of what follows. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
const UNSEEN = /[™®\p{Default_Ignorable_Code_Point}]/gu;
/** Browsers take it for a dot in the name of a host; between words of other scripts it ends a sentence. */
const WIDE_DOT = /(?<=[\p{Script=Latin}\p{N}])。(?=\p{Script=Latin})/gu;
const COPIED_WORDS = 8;

/** Tells whether a sentence may be said. */
export type SentenceCheck = (sentence: string) => 'fine' | 'not in the passages' | 'leak';

/**
 * A check of what a model says: every number must stand in the passages, every name and every host there or
 * in the question, nothing may be a link or markup, and nothing of the rules may be repeated. A number of the
 * question is no fact: `Does she have 9 million streams?` must not be affirmed. Deterministic, so that it
 * holds for any model.
 */
export function sentenceCheck(
  { ground, question, isWord }: Asked,
  secrets: { rules: string; words: readonly string[] },
): SentenceCheck {
  const passages = ground.flatMap(({ title, answer, text }) => [title, answer ?? '', text]);
  const facts = plain(passages.join(' '));
  const source = `${facts} ${plain(question)}`;
  const words = new Set(wordsOf(fold(source)));
  const told = new Set(wordsOf(fold(facts)));
  const numbers = new Set([
    ...numbersIn(facts),
    ...[...told].flatMap((word) => NUMBER_WORDS[word] ?? []),
  ]);
  const hosts = new Set(hostsIn(source));
  const rules = runsOf(secrets.rules);

  return (given) => {
    if (TURNING.test(given)) return 'leak';
    const sentence = plain(given);
    if (secrets.words.some((secret) => sentence.includes(secret))) return 'leak';
    if (MARKUP.test(sentence)) return 'leak';
    if (runsOf(sentence).some((run) => rules.includes(run))) return 'leak';
    if (hostsIn(sentence).some((host) => !hosts.has(host))) return 'not in the passages';
    const said = wordsOf(fold(sentence));
    const figures = [...numbersIn(sentence), ...said.flatMap((word) => numberOf(word, told))];
    if (figures.some((figure) => !numbers.has(figure))) return 'not in the passages';
    return namesIn(sentence).every(({ name, isFirst }) => isKnown(name, isFirst))
      ? 'fine'
      : 'not in the passages';
  };

  function isKnown(name: string, isFirst: boolean): boolean {
    return wordsOf(fold(name)).every(
      (word) => words.has(word) || word === 'i' || (isFirst && isWord(word)),
    );
  }
}

/** Without signs that nobody sees and with one sign for all of its forms: `９` is a 9, `．` is a dot. */
function plain(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC').replace(WIDE_DOT, '.');
}

function hostsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[\s,;:!?()"“”'’]+/);
  return words.filter((word) => HOST.test(word)).map((word) => word.replace(/\.$/, ''));
}

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? [];
}

/** A number word counts as its number, unless the word itself stands in the passages. */
function numberOf(word: string, known: ReadonlySet<string>): string[] {
  const digits = NUMBER_WORDS[word];
  return digits === undefined || known.has(word) ? [] : [digits];
}

function namesIn(sentence: string): { name: string; isFirst: boolean }[] {
  return [...sentence.matchAll(NAME)].map((found) => ({
    name: found[0],
    isFirst: /^[\s\p{P}]*$/u.test(sentence.slice(0, found.index)),
  }));
}

/** Every eight words in a row. */
function runsOf(text: string): string[] {
  const words = wordsOf(fold(text));
  return words.slice(COPIED_WORDS - 1).map((_, at) => words.slice(at, at + COPIED_WORDS).join(' '));
}
