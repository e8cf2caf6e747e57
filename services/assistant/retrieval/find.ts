import type { Content } from '../../../content/schema/content';
import type { Draft } from '../engine/draft';
import type { Query } from '../engine/query';
import type { Passage } from '../knowledge/passage';
import { fillIn, inLanguage, pick, sentences } from '../phrasing';
import type { Lexicon } from '../words/lexicon';
import { asFiction } from './as-fiction';
import type { Match } from './matcher';
import { nearArtist, restsOnName } from './near-artist';
import { quote } from './quote';

/** From here on the passage is taken to be what was asked for. */
const SURE = { ask: 0.62, askWithCoverage: 0.4, coverage: 0.72 };
/** Below both the question is not about this site. */
const UNSURE = { ask: 0.3, coverage: 0.42 };
/** People who tell a story before they ask bring many words that no page has. */
const LONG = { words: 10, coverage: 0.3 };
/** Of a long message: so many words of one passage, and no other page near, leave little doubt. */
const MANY = { shared: 4, lead: 0.1 };
/** A question in nearly the words of an ask. */
export const SAME_QUESTION = 0.86;
const STRANGE_MAX = 0;
/** One word in common says little: without a second the question must be nearly the ask itself. */
const ONE_WORD = { sure: 0.8, unsure: 0.55 };
/** Words that ask and name nothing: `how much`, `why`. */
const BARE = new Set(
  'who what when where why how which whose not come much many long often is are it does do the a an and so then please'.split(
    ' ',
  ),
);
/** Asks how it sounds, which no story tells. */
const OF_MUSIC = new Set(['song', 'music', 'sound', 'track', 'beat']);
const RELATED_SHARE = 0.55;
const CITES_MAX = 3;
/** A longer question has parts that one passage may leave out. */
const PLAIN_WORDS = 12;

/** How much a match can be relied on. */
export function bandOf(match: Match, query: Query): Draft['confidence'] {
  const band = bandAsRead(match, query);
  // What could not be read weighs as much as what was: the rest of a sentence may mean anything.
  if (match.isInOwnWords || query.dropped.length <= match.shared) return band;
  return band === 'answer' ? 'hedge' : 'decline';
}

/** The same, beside what else came close. */
function bandAmong(best: Match, matches: Match[], query: Query): Draft['confidence'] {
  const band = bandOf(best, query);
  if (band !== 'hedge' || best.shared < MANY.shared) return band;
  const next = matches.find(({ passage }) => passage.route !== best.passage.route);
  return best.score - (next?.score ?? 0) >= MANY.lead ? 'answer' : band;
}

function bandAsRead(
  { askSimilarity, coverage, shared }: Match,
  { strange, words, dropped }: Query,
): Draft['confidence'] {
  if (shared === 0) return askSimilarity >= SAME_QUESTION ? 'answer' : 'decline';
  if (shared === 1) {
    if (askSimilarity >= ONE_WORD.sure) return 'answer';
    return askSimilarity >= ONE_WORD.unsure ? 'hedge' : 'decline';
  }
  const isSure =
    askSimilarity >= SURE.ask ||
    (askSimilarity >= SURE.askWithCoverage &&
      coverage >= SURE.coverage &&
      strange.length + dropped.length <= STRANGE_MAX);
  if (isSure) return 'answer';
  const least = words.length >= LONG.words ? LONG.coverage : UNSURE.coverage;
  return askSimilarity >= UNSURE.ask || coverage >= least ? 'hedge' : 'decline';
}

/** Answers from the passages: quotes the best, names the closest, or says that it does not know. */
export function find(query: Query, matches: Match[], content: Content, lexicon: Lexicon): Draft {
  const { replies } = content.assistant;
  const isWordless = !query.words.some((word) => /\p{L}{2}/u.test(word) && !BARE.has(word));
  const [best] = isWordless && !matches[0]?.isInOwnWords ? [] : matches;
  const band = best ? bandAmong(best, matches, query) : 'decline';
  const [named] = content.artists.filter(({ slug }) => query.artists.includes(slug));
  const isNameAlone = best !== undefined && restsOnName(best, query, lexicon);
  if (named && query.byName && (band === 'decline' || (band === 'hedge' && isNameAlone)))
    return nearArtist(named, query, content);
  if (!best || band === 'decline') {
    return {
      text: sentences(
        query.language === 'und'
          ? replies.unread
          : pick(inLanguage(replies.decline, query.language), query.folded),
        inLanguage(replies.contact, query.language),
      ),
      language: query.language,
      confidence: 'decline',
      urls: ['/contact'],
      rule: 'nothing found',
      isGap: true,
      isOpen: true,
    };
  }
  const { passage, said, isExcerpt, isLead } = told(best, matches, query, lexicon);
  const text = passage.isFiction
    ? asFiction(replies.fiction, said)
    : !isExcerpt || said.includes(passage.title)
      ? said
      : fillIn(replies.answerLead[1] ?? '{answer}', { title: passage.title, answer: said });
  const urls = citesOf(matches);
  const isBeside = isLead && query.byName && best.askSimilarity < SAME_QUESTION;
  if (band === 'answer' && !isBeside && !leavesCountOpen(query.line, said, passage, lexicon)) {
    const isOpen = query.words.length > PLAIN_WORDS;
    return { text, confidence: 'answer', urls, rule: `passage ${passage.id}`, isOpen };
  }
  const lead = pick(inLanguage(replies.hedge, query.language), query.folded);
  return {
    text: sentences(lead, text, CONTACT),
    confidence: 'hedge',
    urls: [...urls.slice(0, CITES_MAX - 1), '/contact'],
    rule: `near ${passage.id}`,
    isGap: true,
    isOpen: true,
  };
}

/** What the best passage says; where no word of the question stands in it, what another part of the same profile does. */
function told(
  { passage, askSimilarity }: Match,
  matches: Match[],
  { stems }: Query,
  lexicon: Lexicon,
) {
  const own = { passage, ...quote(passage, stems, lexicon) };
  if (!own.isLead || passage.artist === undefined || askSimilarity >= SAME_QUESTION) return own;
  const ofName = new Set(lexicon.stems(passage.title));
  const telling = stems.filter((stem) => lexicon.isTelling(stem) && !ofName.has(stem));
  const introduced = new Set(lexicon.stems(own.said));
  const beside = matches
    .filter((match) => match.passage.artist === passage.artist && match.passage !== passage)
    .filter((match) => !match.passage.isFiction || !stems.some((stem) => OF_MUSIC.has(stem)))
    .map((match) => ({ passage: match.passage, ...quote(match.passage, stems, lexicon) }))
    .filter(({ isExcerpt, shared }) => isExcerpt && shared > 0);
  const known = telling.filter((stem) => introduced.has(stem)).length;
  const [best] = beside.toSorted((a, b) => b.shared - a.shared);
  return best && best.shared > known ? best : own;
}

/** Whether a number is asked for that is not said, or one of something that the passage is not about. */
function leavesCountOpen(line: string, said: string, passage: Passage, lexicon: Lexicon): boolean {
  if (!QUANTITY.test(line)) return false;
  if (!hasQuantity(said)) return !OWNS_UP.test(said);
  const counted = lexicon.stems(COUNTED.exec(line)?.[1] ?? '');
  const known = new Set(lexicon.stems(`${said} ${passage.title} ${passage.asks.join(' ')}`));
  return counted.some((stem) => !known.has(stem));
}

/** What is to be counted. */
const COUNTED = /\bhow many (?:of (?:the|your) |other |more |different )?(\p{L}+)/u;
/** Asks for a number; an answer without one leaves the question open. */
const QUANTITY = /\bhow (?:many|much|old|big|tall|far|often|large|high|long)\b/;

/** Says itself that the number is not given. */
const OWNS_UP = /\bthe site does not say how (?:many|much|old|big|far|often|large|long)\b/i;

function hasQuantity(text: string): boolean {
  return /\d|\b(?:no|none|free|once|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(
    text,
  );
}

const CONTACT = 'The contact form reaches a person.';

/** The page of the best passage, those that it names, and others that come close; each page once. */
function citesOf(matches: Match[]): string[] {
  const [best] = matches;
  if (!best) return [];
  const near = matches.filter(({ score }) => score >= best.score * RELATED_SHARE);
  const urls = [
    best.passage.url,
    ...best.passage.links,
    ...near.slice(1).map(({ passage }) => passage.url),
  ];
  const routes = new Set<string>();
  return urls
    .filter((url) => {
      const route = url.replace(/[?#].*$/, '');
      if (routes.has(route)) return false;
      routes.add(route);
      return true;
    })
    .slice(0, CITES_MAX);
}
