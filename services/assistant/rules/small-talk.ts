import type { Content } from '../../../content/schema/content';
import type { Draft } from '../engine/draft';
import { inLanguage, pick } from '../phrasing';
import { fold, wordsOf } from '../words/fold';
import type { Language } from '../words/translation';
import type { Rule } from './rule';

/** Small words that politeness adds and that change nothing. */
const FILLERS =
  /\b(?:please|abeg|there|so|a lot|very much|much|then|now|well|oh|and|you guys|everyone|all|mate|friend|dear|buddy|bro|sis|dude|bot|assistant|really|super|totally|team|folks|fam|family|guys|everybody|ladies|gentlemen|peeps|ppl)\b/g;
/** Whom else a greeting is for, which also tells its language. */
const TO_ALL: readonly (readonly [Language, RegExp])[] = [
  ['de', / (?:zusammen|leute|alle|allen|miteinander)$/],
  ['fr', / (?:(?:a )?tous|(?:a )?toutes|tout le monde)$/],
  ['pt', / (?:pessoal|galera|(?:a )?todos|(?:a )?todas|gente)$/],
  ['es', / (?:(?:a )?todos|(?:a )?todas|gente)$/],
  ['sw', / (?:zenu|wote|nyote)$/],
  ['af', / (?:almal|julle)$/],
];
/** From where a greeting comes. */
const FROM_PLACE = / (?:(?:all )?(?:the )?way )?from (?:\p{L}+ ?){1,3}$/u;
const MOST_WORDS = 7;

/** `??` and a thumb: nothing is asked, so what can be asked is told. */
const SIGNS_ALONE = /^[^\p{L}\p{N}]*$/u;
const UNSAID = { id: 'help', language: 'en', asks: '' } as const;

/** `Is it a person or a machine that types here?`, in however many words. */
const WHO_TYPES =
  /^(?!.*\b(?:songs?|lyrics?|tracks?|music|news|articles?|stories|texts?|posts?|e-?mails?|mails?|forms?|discord|calls?|trailers?|videos?|mistakes?)\b)(?=.*\b(?:person|human|somebody|someone)\b)(?=.*\bor\b)(?=.*\b(?:machine|robot|bot|program|computer|ai)\b).*\b(?:types?|typing|writ(?:es?|ing)|answer(?:s|ing)?|repl(?:y|ies|ying)|talk(?:ing)?|speak(?:ing)?|chat(?:ting)?)\b/;

const HELLO = 'hello';

interface Talk {
  id: string;
  language: Language;
  asks: string;
}

/** By what is said, and by language and what is said. */
interface Talks {
  byAsk: Map<string, Talk>;
  byLanguage: Map<string, Talk>;
}

/** Greetings, thanks and the like, in seven languages: the whole message must be one of them. */
export function smallTalkRule({ assistant }: Content): Rule {
  const talks: Talk[] = Object.entries(assistant.smallTalk).flatMap(([id, { asks }]) =>
    Object.entries(asks).flatMap(([language, lines]) =>
      // the schema knows only these languages
      (lines ?? []).map((line) => ({ id, language: language as Language, asks: bare(line) })),
    ),
  );
  // what stands in two languages is that of the message's own, else the first one's, English before all
  const byAsk = new Map(talks.toReversed().map((talk) => [talk.asks, talk]));
  const byLanguage = new Map(talks.map((talk) => [`${talk.language} ${talk.asks}`, talk]));
  const all: Talks = { byAsk, byLanguage };

  return ({ raw, folded, words, language: written }) => {
    if (words.length > MOST_WORDS * 2) return undefined;
    const first = SIGNS_ALONE.test(raw)
      ? UNSAID
      : WHO_TYPES.test(folded)
        ? { id: 'areYouHuman', language: 'en' as const, asks: '' }
        : (matchOf(all, folded) ??
          (isWhole(folded, words) ? matchOf(all, words.join(' ')) : undefined));
    if (!first) return undefined;
    const found = byLanguage.get(`${written} ${first.asks}`) ?? first;
    return talkOf(assistant, found.id, found.language, folded);
  };
}

/** What is said of one thing, in a language or, where it is not written in that, in English. */
export function talkOf(
  { smallTalk }: Content['assistant'],
  id: string,
  wanted: Language,
  folded: string,
): Draft {
  const { replies } = smallTalk[id] ?? { replies: { en: [''] } };
  const lines = inLanguage(replies, wanted);
  const text = pick(lines, folded);
  const urls = id === 'areYouHuman' || id === 'whoAreYou' ? ['/ai#assistant'] : [];
  const language = lines === replies.en ? 'en' : wanted;
  return { text, language, confidence: 'answer', urls, rule: `smallTalk ${id}` };
}

/** What is left of `mnafanya nini` in English is `what`, and the message was more than that. */
function isWhole(folded: string, words: readonly string[]): boolean {
  return words.length >= wordsOf(folded).length;
}

/** The whole message, or a greeting followed by another piece of small talk. */
function matchOf({ byAsk, byLanguage }: Talks, text: string): Talk | undefined {
  const said = bare(text);
  const whole = byAsk.get(said);
  if (whole) return whole;
  const greeting = greetingOf(byLanguage, said) ?? byAsk.get(bare(said.replace(FROM_PLACE, '')));
  if (greeting?.id === HELLO) return greeting;
  const parts = text
    .split(/[,.!?;:]+|\band\b/)
    .map(bare)
    .filter((part) => part !== '');
  return lastOfAll(parts, byAsk) ?? lastInARow(bare(text).split(' '), byAsk);
}

/** A greeting to everybody, in the language of its last words. */
function greetingOf(byLanguage: Map<string, Talk>, said: string): Talk | undefined {
  return TO_ALL.map(([language, tail]) => {
    const rest = said.replace(tail, '');
    const talk = rest === said ? undefined : byLanguage.get(`${language} ${rest}`);
    return talk && { ...talk, asks: said };
  }).find((talk) => talk !== undefined);
}

/** The last of several that stand in a row without a comma, if nothing else stands there. */
function lastInARow(words: string[], byAsk: Map<string, Talk>): Talk | undefined {
  for (let taken = Math.min(words.length, MOST_WORDS); taken > 0; taken -= 1) {
    const first = byAsk.get(words.slice(0, taken).join(' '));
    if (!first) continue;
    const rest = words.slice(taken);
    const last = rest.length === 0 ? first : lastInARow(rest, byAsk);
    if (last) return last;
  }
  return undefined;
}

/** The last of several, if each of them is small talk. */
function lastOfAll(parts: string[], byAsk: Map<string, Talk>): Talk | undefined {
  const talks = parts.map((part) => byAsk.get(part));
  return parts.length > 1 && talks.every((talk) => talk !== undefined) ? talks.at(-1) : undefined;
}

function bare(text: string): string {
  const words = wordsOf(fold(text)).join(' ');
  const short = words.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return (short === '' ? words : short).replace(/(\w)\1{2,}/g, '$1');
}

/** A question without the greeting in front of it. */
export function withoutGreeting(text: string): string {
  const rest = text.replace(
    /^(?:\s*(?:hi|hello|hey|hiya|yo|sup|what['’]?s (?:up|good)|good (?:morning|evening|afternoon|day)|bonjour|salut|hola|ol[aá]|habari|hallo|guten tag|goeiedag|dear (?:team|all)|sorry|excuse me|thanks)(?: there| team| all)?\b[\s,.!:-]+)+/i,
    '',
  );
  return rest.trim() === '' ? text : rest;
}
