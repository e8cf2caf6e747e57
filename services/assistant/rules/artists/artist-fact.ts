import type { Artist } from '../../../../content/schema/content';
import type { Draft } from '../../engine/draft';
import type { Query } from '../../engine/query';
import { ARTIST_FACTS } from '../../knowledge/artist-facts';
import { artistRoute } from '../../knowledge/artist-route';
import { fillIn, sentences } from '../../phrasing';
import { isCountry } from '../../words/countries';
import type { Rule, Site } from '../rule';
import { writtenAnswer } from '../written-answer';
import { FIGURES, facetsAsked } from './facets-asked';

/** Where the content answers how music is asked for. */
const LICENCE = { route: '/licensing', section: 'license' };

/** What a figure is asked for that the site gives as a whole only: by country, by day, by service. */
const NARROWER =
  /\b(?:per|each|every|a|this|last|next) (?:day|week|month|year|hour)\b|\b(?:daily|weekly|monthly|yearly|today|yesterday)\b|\bon (?:spotify|youtube|tiktok|apple|deezer|instagram|facebook|soundcloud)\b|\b(?:in|from|during|since) (?:19|20)\d\d\b/;
/** Asks who says so, and not how many. */
const SOURCE =
  /\b(?:sources?|proofs?|proven?|verif\w+|audit\w*|check(?:ed|s)|count(?:ed|s)|bought|buy|paid for|fake[ds]?|bots?|inflated|manipulated|real|believe|trust)\b/;
/** Where the content answers that. */
const FIGURES_ANSWER = { route: '/ai', section: 'figures' };
const COMPANY_ONLY = new Set(['fans', 'chartPositions']);
const STORY =
  /\b(?:story|stories|articles?|read|write.?up|write|news|written|post|report|publish(?:ed)?)\b/;
/** A launch of the visitor's own: a party, not a debut. */
const OWN_LAUNCH = /\b(?:our|my) (?:\w+ )?launch\b|\blaunch (?:party|event|night|show)\b/;
/** A use of the music is asked for as well: `can we license her latest track for an ad`. */
const USE =
  /\blicen[sc]\w*|\bsync\b|\bfor (?:an?|our|my|the) (?:\w+ )?(?:ads?|adverts?|commercials?|films?|movies?|campaigns?|games?|series|podcasts?)\b/;
/** Of so many artists one reply tells. */
export const MOST_ARTISTS = 3;
const MOST_FACETS = 2;

/** A fact of an artist from the content; one that is not there is said not to be, with those that are. */
export const artistFact: Rule = (query, site, now) => {
  const artists = site.content.artists.filter(({ slug }) => query.artists.includes(slug));
  const facets = facetsAsked(query, site)
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

function isNarrower({ line, strange }: Query): boolean {
  const place = /\b(?:in|from) (\p{L}+)\b/u.exec(line)?.[1];
  return (
    NARROWER.test(line) || (place !== undefined && (strange.includes(place) || isCountry(place)))
  );
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
