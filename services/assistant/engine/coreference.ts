import type { Language } from '../words/translation';

/** Words that stand for somebody who was named before, in languages where they stand for little else. */
const SOMEBODY: Partial<Record<Language, RegExp>> = {
  en: /\b(?:he|she|him|his|her)\b/giu,
  fr: /(?<!\p{L})elle(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:ela|ele|dela|dele)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:ella|él)(?!\p{L})/giu,
  sw: /(?<!\p{L})yeye(?!\p{L})/giu,
  af: /(?<!\p{L})(?:sy|hy|haar|hom)(?!\p{L})/giu,
};
/** Somebody of the visitor's own, of whom is spoken as well. */
const OWN_PEOPLE =
  /\bmy (?:\w+ )?(?:daughter|son|child|kids?|girl|boy|wife|husband|girlfriend|boyfriend|friend|sister|brother|mother|mum|mom|father|dad|boss|client|niece|nephew|student|\d+ year old)\b/i;
/** `Of them`: of those that were named one after the other. */
const SEVERAL = /\b(?:of them|of these|of those|of the two|both|either|the two|compare them)\b/;
/** Takes back what was said: what follows is meant. */
const CORRECTION =
  /^(?:(?:no|nah|nope|sorry|wait|oh|oops|actually|my bad)[\s,.!:-]+)*(?:i (?:mean|meant|am asking about|was asking about|was talking about)|make that|rather)[\s,:]+/i;

/** The same behind it. */
const CORRECTION_AFTER = /[\s,]+(?:is (?:who|what) )?i (?:mean|meant)[\s.!]*$/i;

/** `En Nyra?`, `¿y Zaya?`: the word is too short for its language to show. */
const ALSO = /^[¿\s]*(?:en|y|e|et|na|und)\s+(?=\p{L}+(?:\s\p{L}+)?[\s?!.]*$)/iu;

/** The message with a name in the place of `she`; undefined where nobody is spoken of so. */
export function withName(message: string, language: Language, name: string): string | undefined {
  const pronoun = SOMEBODY[language];
  const named = pronoun && message.replace(pronoun, name);
  return named === message ? undefined : named;
}

/** Whether a message may speak of somebody who is not named in it, in any of the languages. */
export function speaksOfSomebody(message: string): boolean {
  return Object.values(SOMEBODY).some((pronoun) => message.search(pronoun) >= 0);
}

/** Whether a visitor speaks of people of their own: `she` may be one of them. */
export function tellsOfOwnPeople(message: string): boolean {
  return OWN_PEOPLE.test(message);
}

/** Whether several who were named before are meant together. */
export function meansSeveral(line: string): boolean {
  return SEVERAL.test(line);
}

/** `En Nyra?` is `and Nyra?`, if what follows is a name. */
export function withAnd(message: string, isName: (word: string) => boolean): string {
  const rest = message.replace(ALSO, '');
  return rest !== message && isName(lastWord(rest)) ? `and ${rest}` : message;
}

/** `No, I meant Nyra` is `and Nyra`, and `Nyra I mean` is `Nyra`. */
export function withoutCorrection(message: string, isName: (word: string) => boolean): string {
  const said = message.replace(CORRECTION, 'and ');
  const named = said.replace(CORRECTION_AFTER, '');
  return named !== said && isName(lastWord(named)) ? named : said;
}

function lastWord(text: string): string {
  return (/(\p{L}+)[^\p{L}]*$/u.exec(text)?.[1] ?? '').toLowerCase();
}
