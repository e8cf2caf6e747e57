import { remember } from '../../remember';
import type { Lexicon } from '../words/lexicon';
import type { Named, NameFinder } from '../words/names';
import { isUnreadScript } from '../words/script';
import { heard } from '../words/sound-alikes';
import type { Language } from '../words/translation';
import {
  meansSeveral,
  tellsOfOwnPeople,
  withAnd,
  withName,
  withoutCorrection,
} from './coreference';

/** A visitor's message as the rules see it. */
export interface Query extends Named {
  /** As written, without invisible characters. */
  raw: string;
  folded: string;
  /** In English where the words are known, chat spelling and slips mended. */
  words: string[];
  /** The words before slips were mended. */
  written: string[];
  /** The words in a row, for patterns. */
  line: string;
  stems: string[];
  /** The stems with `artist` and `song` for names. */
  general: string[];
  language: Language;
  facets: string[];
  /** Words that are not on the site in any form. */
  strange: string[];
  /** Those of them that are everyday words, and so no slips. */
  unsaid: string[];
  /** Telling words of another language that were not understood. */
  dropped: string[];
  /** Whether the artists were taken from what was said before. */
  fromHistory: boolean;
  /** Whether the facets were: `and Rocka?` after a mood asks for his. */
  facetsFromHistory: boolean;
}

/** What it takes to understand a message. */
export interface Understanding {
  lexicon: Lexicon;
  spell: (word: string) => string | undefined;
  /** A word of the site. */
  isKnown: (word: string) => boolean;
  /** A word of the site or of every day. */
  isSpelt: (word: string) => boolean;
  names: NameFinder;
  /** Folded text with a name where an artist was only described. */
  withNames: (folded: string) => string;
  /** The name of an artist, by slug. */
  nameOf: (slug: string) => string | undefined;
  facetsIn: (words: readonly string[]) => string[];
  fold: (text: string) => string;
}

const PRONOUN =
  /\b(?:it|its|he|him|his|she|her|they|their|them|this artist|that artist|this one|that one|the same)\b/;
/** Asks for something to be done, for whom was said before. */
const REMIND_ME = /\b(?:remind|notify|alert) me\b/;
const FOLLOW_UP = /^(?:and|what about|how about|also|same for)\b/;
/** `First song?`, `any singles`: a thing of an artist's and nothing else, so of the one spoken of. */
const BARE_THING =
  /^(?:(?:the|any|a|some|first|last|latest|newest|next|debut|new|other|more|all|full|only) )*(?:songs?|tracks?|singles?|albums?|titles?|releases?|discography|story|backstory|bio|biography|portraits?|pictures?|photos?|pics?|voice|sound|instruments?|hobby|hobbies|job|look|looks)(?: (?:title|name|names|list|yet|so far|please))*$/;
/** Asks for the company, or for one of all artists: not for those that were spoken of. */
const ALL =
  /\b(?:company|total|overall|global|worldwide|altogether)\b|\b(?:which|what|any|all|every|each) (?:\w+ ){0,2}artists?\b|\bhow (?:many|much)\b.*\b(?:you|your)\b/;
/** What a page's source is written in; no words of the visitor's. */
const TAG = /<\/?[a-z][a-z0-9]{0,9}\s*\/?>/g;
const SHORT_WORDS = 4;
/** Capitals inside a sentence: somebody else's name, and no slip. */
const OTHER_NAME = /(?<=\p{Ll}[,;]? )\p{Lu}\p{Ll}+/gu;
/** What a question of 500 characters has; more is noise that costs time. */
const WORDS_MAX = 90;
/** Messages of one talk, and what they stand for: each is looked back at from every later one. */
const TALK_MESSAGES = 20;

/** Understands a message, with the visitor's earlier ones (oldest first) for what it leaves out. */
export type Reader = (message: string, earlier: readonly string[]) => Query;

/** Makes what understands messages; each message of a talk is taken apart once. */
export function createReader(parts: Understanding): Reader {
  const alone = remember((message) => understandNamed(parts, message), TALK_MESSAGES);
  return (message, earlier) => understand(parts, alone, message, earlier);
}

function understand(
  parts: Understanding,
  alone: (message: string) => Query,
  message: string,
  earlier: readonly string[],
): Query {
  const { isName } = parts.names;
  const query = {
    ...alone(withAnd(withoutCorrection(message, isName), isName)),
    raw: message,
  };
  const before = earlier.map(alone).reverse();
  const lastNamed = lastNamedIn(query, before);
  const isElliptic =
    [PRONOUN, REMIND_ME, FOLLOW_UP, BARE_THING].some((way) => way.test(query.line)) ||
    query.facets.length > 0;
  const isAboutAll = ALL.test(query.line);

  if (query.artists.length === 0 && lastNamed && isElliptic && !isAboutAll) {
    const { artists, byName, genres } = lastNamed;
    const [only, ...others] = artists.map((slug) => parts.nameOf(slug) ?? slug);
    const named = others.length === 0 && only && withName(message, query.language, only);
    const reread = named ? alone(named) : query;
    // Without `elle` a short message may look English.
    const read = reread.language === query.language ? reread : query;
    const { folded, language, raw } = query;
    return { ...read, folded, language, raw, artists, byName, genres, fromHistory: true };
  }
  const isShort = query.words.length <= SHORT_WORDS || FOLLOW_UP.test(query.line);
  const lastFacets = before.find(({ facets }) => facets.length > 0)?.facets ?? [];
  if (query.byName && query.facets.length === 0 && isShort && FOLLOW_UP.test(query.line)) {
    return { ...query, facets: lastFacets, facetsFromHistory: lastFacets.length > 0 };
  }
  return query;
}

/** Who was spoken of last, and with `both` who before; not when `she` may be a visitor's daughter. */
function lastNamedIn(query: Query, before: Query[]): Query | undefined {
  const named = before.filter(({ artists }) => artists.length > 0);
  const [last] = named;
  if (!last) return undefined;
  const since = before.slice(0, before.indexOf(last) + 1);
  const isOther = query.facets.length === 0 && since.some(({ raw }) => tellsOfOwnPeople(raw));
  if (isOther) return undefined;
  if (!meansSeveral(query.line) || last.artists.length > 1) return last;
  const artists = [...new Set(named.slice(0, 2).flatMap((turn) => turn.artists))].reverse();
  return { ...last, artists };
}

/** Whoever is described stands there by name. */
function understandNamed(parts: Understanding, message: string): Query {
  const query = understandAlone(parts, message);
  const named = query.byName ? query.folded : parts.withNames(query.folded);
  return named === query.folded ? query : { ...understandAlone(parts, named), raw: message };
}

function understandAlone(parts: Understanding, message: string): Query {
  const { lexicon, spell, isKnown, isSpelt, names, facetsIn, fold } = parts;
  const folded = fold(message);
  const { language, words } = lexicon.translate(folded.replace(TAG, ' '), message);
  const given = words.slice(0, WORDS_MAX);
  const written = language === 'en' ? heard(lexicon.expand(given)) : given;
  const named = names.namesIn(written);
  const isForeign = language !== 'en';
  const isRead = (word: string) =>
    isKnown(word) || names.isName(word) || lexicon.isStop(word) || /^\d/.test(word);
  const others = new Set(message.match(OTHER_NAME)?.map(fold));
  const mended = isForeign
    ? written.flatMap((word) => {
        if (isKnown(word) || names.isName(word)) return [word];
        const meant = spell(word);
        return meant && names.namesIn([meant]).genres.length > 0 ? [meant] : [];
      })
    : written.map((word) =>
        isSpelt(word) || names.isName(word) || others.has(word) ? word : (spell(word) ?? word),
      );
  const strange = mended.filter(
    (word) => !isKnown(word) && !names.isName(word) && !/^\d/.test(word),
  );
  // A slip in a genre's name shows only once it is mended.
  const found = named.artists.length > 0 ? named : names.namesIn(mended);
  return {
    ...found,
    raw: message,
    folded,
    words: mended,
    written,
    line: mended.join(' '),
    stems: mended.flatMap(lexicon.canon),
    general: names.withoutNames(mended).flatMap(lexicon.canon),
    language: isUnreadScript(message) ? 'und' : language,
    // `which Rocka songs` asks for which songs
    facets: [...new Set([mended, mended.filter((word) => !names.isName(word))].flatMap(facetsIn))],
    dropped: isForeign ? written.filter((word) => !isRead(word)) : [],
    strange,
    unsaid: strange.filter(isSpelt),
    fromHistory: false,
    facetsFromHistory: false,
  };
}
