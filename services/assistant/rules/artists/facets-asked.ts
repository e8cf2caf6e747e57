import type { Query } from '../../engine/query';
import type { Site } from '../rule';
import { asksOnly, wordSet } from './asks-only';
import { asksWhereFrom } from './asks-where-from';

/** Facets that are figures of reach. */
export const FIGURES = new Set([
  'streams',
  'countries',
  'africanAudience',
  'reach',
  'fans',
  'chartPositions',
]);
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
/** `Is she out?` */
export const IS_OUT =
  /^(?:is|are|has)\b.*\b(?:out|live|done|finished|available)$|^\w+(?: \w+)? available$/;
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
    'look looks describe portrait portraits picture pictures photo photos pics hair eyes face skin nose beard clothes outfit wear wears wearing dressed hat glasses dreadlocks locs braids afro colour color',
  ),
  with: wordSet(
    'and so what how do does did he she they him her his their of the like is are on in it portrait picture pictures image photo face show shows look describe have has got a an any kind type dark long short eyes hair clothes can could you please me for to tell',
  ),
};

/** The facets of an artist that a question is about, the more special ones; none where it asks for none. */
export function facetsAsked(query: Query, site: Site): string[] {
  const named = facetsNamed(query, site);
  const asked = SHARE_OF_WORK.test(query.line) ? named.filter((id) => id !== 'progress') : named;
  return narrowed([...new Set(asked)], query.line);
}

/** One of the songs, by its tempo. */
const WHICH_SONG = /\b(?:slow|fast)(?:est|er)? (?:one|songs?|tracks?)\b/;

/** Whether a facet is asked for that only the table of facts should answer. */
export function asksFirmFact(query: Query, site: Site): boolean {
  const isFirm = (facet: string) =>
    FIRM.has(facet) || (facet === 'listen' && WHERE.test(query.line));
  return (
    query.artists.length > 0 &&
    ((facetsNamed(query, site).some(isFirm) && !WHICH_SONG.test(query.line)) ||
      IS_OUT.test(query.line) ||
      asksOnly(query, site, SONGS))
  );
}

/** The facets that are named, or else what a short question comes to. */
function facetsNamed(query: Query, site: Site): string[] {
  const { line, facets } = query;
  if (asksOnly(query, site, LOOKS)) return ['portrait'];
  if (WHAT_OUT.test(line)) return ['discography'];
  if (IS_OUT.test(line)) return ['status', ...facets];
  if (facets.length > 0) return facets;
  if (WHEN_OUT.test(line)) return ['launch'];
  if (query.byName && asksWhereFrom(query, site)) return ['heritage'];
  return query.byName && asksOnly(query, site, SONGS) ? ['discography'] : [];
}

/** `How much of it is done by machines`: a share of the work, and not how far it is. */
const SHARE_OF_WORK =
  /\b(?:done|ready|finished|made|written) by (?:an? |the )?(?:ai|machines?|computers?|software|hand|humans?|people|persons?)\b/;

/** What is meant where several facets are named: the more special ones. */
function narrowed(facets: string[], line: string): string[] {
  const counted = /\bhow (?:many|often)\b/.test(line)
    ? facets.map((facet) => (facet === 'listen' ? 'streams' : facet))
    : facets;
  // How far somebody is, or when their next track is out, says more than when they began.
  if (counted.includes('launch') && (counted.includes('progress') || counted.includes('nextTrack')))
    return counted.filter((facet) => facet !== 'launch');
  if (counted.includes('africanAudience'))
    return counted.filter((facet) => facet !== 'listen' && facet !== 'progress');
  const special = counted.filter((facet) => facet !== 'status' && facet !== 'genre');
  return special.length > 0 && counted.includes('status') ? special : counted;
}
