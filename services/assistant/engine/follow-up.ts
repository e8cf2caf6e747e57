import { literally } from '../../../content/reader/literally';
import { type FollowUpsFile, PLACES } from '../../../content/schema/assistant/follow-ups';
import { fillIn } from '../phrasing';
import { fold, wordsOf } from '../words/fold';
import type { Draft } from './draft';
import type { Query } from './query';

/** Stands in a list of the content for words that follow. */
const REST = '…';
const REST_WORDS_MAX = 6;
/** Marks an answer about one artist, one about whoever makes a genre, and one that names several artists. */
const [ARTIST, GENRE, SEVERAL] = ['artist', 'genre', 'several'] as const;
const PEOPLE: ReadonlySet<string> = new Set([ARTIST, GENRE, SEVERAL]);
/** Stands in a question of the content for an artist whom the answer before named. */
const PLACE = new RegExp(`\\{(${[...PLACES, 'last'].join('|')})\\}`);
/** Marks answers that offer a person: what is said at once takes the offer, and later nothing does. */
const OFFERS: ReadonlySet<string> = new Set(['nothing found', 'insult', 'areYouHuman']);
/** What follows is a question of its own: `for how long can I use it`. */
const ASKS_ITSELF =
  /\b(?:who|what|when|where|why|how|which|can|could|may|do|does|did|is|are|will|would|should|tell|i|you|we)\b/;
/** Begins like a use or a place, and is none: `for real`, `for God's sake`, `in general`. */
const NO_USE =
  /^(?:real|sure|now|ever|example|instance|once|whom|all i know|general$|person|total|that case|the meantime|the love of .*|(?:god|heaven|fuck|pete)(?: ?s)? sakes?)\b/;
/** `What about the second one` is `the second one`. */
const WHAT_ABOUT = /^(?:what|how) about (?=.)/;
/** Joins a message to the one before and says nothing of itself. */
const LEADING = wordSet(
  'and so but then ok okay k well cool great fine alright right yeah yes no nah hmm oh um also now just damn wow et alors y entonces e mas entao en und maar na lakini',
);
const TRAILING = wordSet('then though please lol now exactly anyway tho thanks mate bro again');

/** The message before, and what came of it. */
interface Before {
  draft: Draft;
  query: Query;
}

/** What following up takes. */
interface Parts {
  followUps: FollowUpsFile['followUps'];
  /** Chat spelling written out. */
  expand(words: string[]): string[];
  /** The name of an artist. */
  nameOf(slug: string): string | undefined;
  /** The names of all. */
  names: readonly string[];
}

interface Meaning {
  after: ReadonlySet<string>;
  question: string;
  start: string;
  isStart: boolean;
}

/** Finds the whole question that a short message stands for after others. */
export type FollowUp = (
  { folded, line }: Pick<Query, 'folded' | 'line'>,
  before: Iterable<Before>,
) => { question: string; isGuess: boolean } | undefined;

/**
 * `How much?` after an answer on licences asks for their price: the content lists what is said so,
 * and after which answers. Of the messages before, the last one counts that led to a topic of the list.
 */
export function createFollowUp({ followUps, expand, nameOf, names }: Parts): FollowUp {
  const anyName = finderOf(names);
  const bare = (text: string) => withoutEdges(expand(wordsOf(fold(text))));
  const asWritten = (text: string) => withoutEdges(wordsOf(fold(text)));
  const meanings = followUps.flatMap(({ after, meant }): Meaning[] =>
    meant.flatMap(({ question, asks }) =>
      asks.map((ask) => ({
        after: new Set(after),
        question,
        start: bare(ask),
        isStart: ask.endsWith(REST),
      })),
    ),
  );
  // Somebody may be spoken of in between without a change of what is talked about.
  const topics = new Set(
    followUps.flatMap(({ after }) => after).filter((mark) => !PEOPLE.has(mark)),
  );

  return ({ folded, line }, before) => {
    const all = [bare(folded), bare(line), asWritten(folded)];
    const said = [...new Set(all.flatMap((text) => [text, text.replace(WHAT_ABOUT, '')]))];
    const possible = meanings.filter((meaning) => said.some((text) => restOf(meaning, text)));
    if (possible.length === 0) return undefined;
    let isJustSaid = true;
    for (const turn of before) {
      const told = namedIn(turn.draft.text, anyName);
      const several = isJustSaid && told.length > 1 ? [SEVERAL] : [];
      const marks = [...marksOf(turn), ...several].filter(
        (mark) => isJustSaid || !OFFERS.has(mark),
      );
      isJustSaid = false;
      const fitting = possible.filter(({ after }) => marks.some((mark) => after.has(mark)));
      const found = fitting.find(({ isStart }) => !isStart) ?? fitting[0];
      const isOther = marks.some((mark) => topics.has(mark) && !OFFERS.has(mark));
      if (!found && isOther) return undefined;
      if (!found) continue;
      const rest = said.map((text) => restOf(found, text)).find((text) => text !== undefined);
      const artist = nameOf(turn.query.artists[0] ?? '') ?? '';
      const inOrder = placed(told);
      const place = PLACE.exec(found.question)?.[1];
      if (place && !inOrder[place]) return undefined;
      const question = fillIn(found.question, { rest: rest ?? '', artist, ...inOrder });
      return { question, isGuess: found.isStart };
    }
    return undefined;
  };
}

/** What stands in the place of the dots; the whole message where there are none. */
function restOf({ start, isStart }: Meaning, said: string): string | undefined {
  if (!isStart) return said === start ? said : undefined;
  if (!said.startsWith(`${start} `)) return undefined;
  const rest = said.slice(start.length).trim();
  const isShort = rest.split(' ').length <= REST_WORDS_MAX;
  return rest !== '' && isShort && !ASKS_ITSELF.test(rest) && !NO_USE.test(rest) ? rest : undefined;
}

/** The artists whom an answer names, in its order. */
function namedIn(text: string, anyName: RegExp): string[] {
  return [...new Set(text.match(anyName))];
}

/** Finds names as whole words, and the longer of two that begin alike. */
function finderOf(names: readonly string[]): RegExp {
  const longestFirst = names.map(literally).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function placed(told: string[]): Record<string, string> {
  const inOrder = PLACES.flatMap((place, at) => (told[at] ? [[place, told[at]]] : []));
  return Object.fromEntries([...inOrder, ...(told.length > 0 ? [['last', told.at(-1)]] : [])]);
}

/** By what the content may call an answer: its page, the rule that gave it, or of whom it was. */
function marksOf({ draft, query }: Before): string[] {
  const url = draft.urls[0] ?? '';
  const last = draft.rule.split(' ').at(-1) ?? '';
  const ofOne = query.artists.length === 1 ? [query.byName ? ARTIST : GENRE] : [];
  // A page that only comes close is no topic.
  if (draft.rule.startsWith('near ')) return ofOne;
  return [url, url.replace(/[?#].*$/, ''), draft.rule, last, ...ofOne];
}

/** One word always stays: `yes` alone is an answer. `When's` and `when is` are one. */
function withoutEdges(all: string[]): string {
  const words = all.filter((word) => !['is', 'are'].includes(word));
  let [from, to] = [0, words.length];
  while (to - from > 1 && TRAILING.has(words[to - 1] ?? '')) to -= 1;
  while (to - from > 1 && LEADING.has(words[from] ?? '')) from += 1;
  return words.slice(from, to).join(' ');
}

function wordSet(row: string): ReadonlySet<string> {
  return new Set(row.split(' '));
}
