import type { Artist } from '../../../../content/schema/content';
import type { Draft } from '../../engine/draft';
import type { Query } from '../../engine/query';
import { ARTIST_FACTS, introduce } from '../../knowledge/artist-facts';
import { artistRoute } from '../../knowledge/artist-route';
import { fillIn, type Rule, type Site, sentences } from '../rule';
import { writtenAnswer } from '../written-answer';
import { asksOnly, wordSet } from './asks-only';
import { asksWhereFrom } from './asks-where-from';

/** Where the content answers how music is asked for. */
const LICENCE = { route: '/licensing', section: 'license' };

/** What a figure is asked for that the site gives as a whole only: by country, by day, by service. */
const NARROWER =
  /\b(?:per|each|every|a|this|last|next) (?:day|week|month|year|hour)\b|\b(?:daily|weekly|monthly|yearly|today|yesterday)\b|\bon (?:spotify|youtube|tiktok|apple|deezer|instagram|facebook|soundcloud)\b|\b(?:in|from|during|since) (?:19|20)\d\d\b/;
const FIGURES = new Set([
  'streams',
  'countries',
  'africanAudience',
  'reach',
  'fans',
  'chartPositions',
]);
/** Asks who says so, and not how many. */
const SOURCE =
  /\b(?:sources?|proofs?|proven?|verif\w+|audit\w*|check(?:ed|s)|count(?:ed|s)|bought|buy|paid for|fake[ds]?|bots?|inflated|manipulated|real|believe|trust)\b/;
/** Where the content answers that. */
const FIGURES_ANSWER = { route: '/ai', section: 'figures' };
const COMPANY_ONLY = new Set(['fans', 'chartPositions']);
/** Facets that what is asked names beyond doubt. The others give way to a passage that fits. */
const FIRM = new Set([
  ...FIGURES,
  'bpm',
  'genre',
  'progress',
  'launch',
  'languages',
  'latestTrack',
  'nextTrack',
  'portrait',
]);
/** `Where can I listen to her?`: the places, not how many listen. */
const WHERE = /\bwhere\b/;
/** Words that ask who somebody is and nothing more. */
const WHO_WORDS = new Set(
  'who what is are was tell me about introduce describe bio biography profile deal explain meet artist singer could can you i would like to know learn more something the a us give short info on and this guy called please want hear whats love like favourite favorite fan big vs versus or difference between differ compare am line lines sentence sentences word words brief paragraph one in yo really now then oh hey so better best than briefly quick quickly summary two few'.split(
    ' ',
  ),
);
/** `Can I meet her?` asks for more than who she is, `Meet Rocka` does not. */
const TO_MEET = /\b(?:i|we|to) (?:ever |really )?meet\b/;
const STORY = /\b(?:story|stories|articles?|read|write.?up|write|news|written|post|report)\b/;
/** `Is she out?` */
const IS_OUT = /^(?:is|are|has)\b.*\b(?:out|live|done|finished)$/;
/** `What has she released?`: all of it, and not whether. */
const WHAT_OUT = /^(?:and |so |but )?what (?:has|have|did)\b.*\breleased?$/;
const WHEN_OUT =
  /^(?:and |so |but )?(?:when|will)\b.*\b(?:out|live|there|ready)(?:$| (?:before|by|until|this|next)\b)/;
/** `And her songs?`: all of them. */
const SONGS = {
  of: wordSet('song songs track tracks titles releases singles albums discography music'),
  with: wordSet(
    'and what which are is the his her their its of by from all any list show me give please a',
  ),
};
/** Asked by those who cannot see a portrait, among others: it is described in words. */
const LOOKS = {
  of: wordSet(
    'look looks describe portrait portraits picture pictures photo photos pics hair eyes face skin nose beard clothes outfit wear wears wearing dressed hat colour color',
  ),
  with: wordSet(
    'and so what how do does did he she they him her his their of the like is are on in it portrait picture pictures image photo face show shows look describe have has got a an any kind type dark long short eyes hair clothes can could you please me for to tell',
  ),
};
/** A launch of the visitor's own: a party, not a debut. */
const OWN_LAUNCH = /\b(?:our|my) (?:\w+ )?launch\b|\blaunch (?:party|event|night|show)\b/;
/** A use of the music is asked for as well: `can we license her latest track for an ad`. */
const USE =
  /\blicen[sc]\w*|\bsync\b|\bfor (?:an?|our|my|the) (?:\w+ )?(?:ads?|adverts?|commercials?|films?|movies?|campaigns?|games?|series|podcasts?)\b/;
const MOST_ARTISTS = 3;
/** More words that were not understood ask for something else. */
const UNREAD_MAX = 1;
const MOST_FACETS = 2;

/** Whether a facet is asked for that only the table of facts should answer. */
export function asksFirmFact(query: Query, site: Site): boolean {
  const isFirm = (facet: string) =>
    FIRM.has(facet) || (facet === 'listen' && WHERE.test(query.line));
  return (
    query.artists.length > 0 &&
    (facetsAsked(query, site).some(isFirm) ||
      IS_OUT.test(query.line) ||
      asksOnly(query, site, SONGS))
  );
}

/** The facets that are named, or else what a short question comes to. */
function facetsAsked(query: Query, site: Site): string[] {
  const { line, facets } = query;
  if (asksOnly(query, site, LOOKS)) return ['portrait'];
  if (WHAT_OUT.test(line)) return ['discography'];
  if (IS_OUT.test(line)) return ['status', ...facets];
  if (facets.length > 0) return facets;
  if (WHEN_OUT.test(line)) return ['launch'];
  if (query.byName && asksWhereFrom(query, site)) return ['heritage'];
  return query.byName && asksOnly(query, site, SONGS) ? ['discography'] : [];
}

/** A fact of an artist from the content; one that is not there is said not to be, with those that are. */
export const artistFact: Rule = (query, site, now) => {
  const artists = site.content.artists.filter(({ slug }) => query.artists.includes(slug));
  const facets = narrowed([...new Set(facetsAsked(query, site))], query.line)
    .filter((facet) => facet in ARTIST_FACTS || COMPANY_ONLY.has(facet))
    .filter((facet) => facet !== 'launch' || !OWN_LAUNCH.test(query.line));
  const [first] = artists;
  if (!first || facets.length === 0 || STORY.test(query.line)) return undefined;
  if (facets.some((facet) => FIGURES.has(facet)) && isNarrower(query))
    return missing(first, facets[0] ?? '', site, now);
  if (facets.some((facet) => FIGURES.has(facet)) && SOURCE.test(query.line)) {
    const answer = writtenAnswer(site, FIGURES_ANSWER, 'figures');
    if (answer) return { ...answer, urls: [...answer.urls, '/ai/facts', artistRoute(first)] };
  }
  const companys = facets.find((facet) => COMPANY_ONLY.has(facet));
  if (companys) return missing(first, companys, site, now);
  const told = artists.slice(0, MOST_ARTISTS).flatMap((artist) =>
    facets.slice(0, MOST_FACETS).map((facet) => ({
      artist,
      facet,
      fact: ARTIST_FACTS[facet]?.(artist, site.content, now),
    })),
  );
  const found = told.filter(({ fact }) => fact !== undefined);
  if (found.length === 0) return missing(first, facets[0] ?? '', site, now);
  const isOpen = found.every(({ fact }) => fact?.isOpen);
  const use = USE.test(query.line) ? writtenAnswer(site, LICENCE, 'use') : undefined;
  const [page = '/artists', ...pages] = new Set(found.flatMap(({ fact }) => fact?.urls ?? []));
  return {
    text: sentences(...new Set(found.map(({ fact }) => fact?.text)), use?.text),
    confidence: isOpen && !use ? 'hedge' : 'answer',
    urls: [page, ...(use?.urls ?? []), ...pages, ...(isOpen ? ['/contact'] : [])],
    rule: `artistFact ${facets.join('+')}`,
  };
};

/** Who an artist is, where nothing more special is asked. */
export const artistIntroduction: Rule = (
  { artists, byName, words, line, facets, fromHistory, dropped },
  { content },
) => {
  if (TO_MEET.test(line) || IS_OUT.test(line)) return undefined;
  const found = content.artists.filter(({ slug }) => artists.includes(slug));
  if (!byName || facets.length > 0 || found.length > MOST_ARTISTS || fromHistory) return undefined;
  if (dropped.length > UNREAD_MAX) return undefined;
  const rest = words.filter((word) => !WHO_WORDS.has(word));
  // Each artist is named by one word or two; what is left over asks for something.
  if (rest.length > found.reduce((sum, { name }) => sum + name.split(' ').length, 0))
    return undefined;
  const told = found.map(introduce);
  return {
    text: told.map(({ text }) => text).join(' '),
    confidence: 'answer',
    urls: [...new Set(told.flatMap(({ urls }) => urls))],
    rule: 'artistIntroduction',
  };
};

/** What is meant where several facets are named: the more special ones. */
function narrowed(facets: string[], line: string): string[] {
  const counted = /\bhow (?:many|often)\b/.test(line)
    ? facets.map((facet) => (facet === 'listen' ? 'streams' : facet))
    : facets;
  // How far somebody is, or when their next track is out, says more than when they began.
  if (counted.includes('launch') && (counted.includes('progress') || counted.includes('nextTrack')))
    return counted.filter((facet) => facet !== 'launch');
  if (counted.includes('africanAudience')) return counted.filter((facet) => facet !== 'listen');
  const special = counted.filter((facet) => facet !== 'status' && facet !== 'genre');
  return special.length > 0 && counted.includes('status') ? special : counted;
}

function isNarrower({ line, strange }: Query): boolean {
  const place = /\b(?:in|from) (\p{L}+)\b/u.exec(line)?.[1];
  return NARROWER.test(line) || (place !== undefined && strange.includes(place));
}

/** Says what is not on the site about somebody, and what is. */
function missing(artist: Artist, facet: string, { content }: Site, now: Date): Draft {
  const { replies, facetWords } = content.assistant;
  const known = ['genre', 'bpm', 'status', 'progress', 'launch', 'discography'].filter(
    (name) => ARTIST_FACTS[name]?.(artist, content, now) !== undefined,
  );
  const nameOf = (id: string) => facetWords[id]?.[0] ?? id;
  const text = [
    fillIn(replies.missingFact, { facet: nameOf(facet), subject: artist.name }),
    fillIn(replies.missingFactNext, { known: known.map(nameOf).join(', ') }),
    'The contact form reaches a person.',
  ].join(' ');
  const urls = [artistRoute(artist), '/contact'];
  return { text, confidence: 'decline', urls, rule: `missingFact ${facet}`, isGap: true };
}
