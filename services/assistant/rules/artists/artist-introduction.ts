import { introduce } from '../../knowledge/artist-facts';
import type { Rule } from '../rule';
import { MOST_ARTISTS } from './artist-fact';
import { IS_OUT } from './facets-asked';

/** Words that ask who somebody is and nothing more. */
const WHO_WORDS = new Set(
  'who what is are was tell me about introduce describe bio biography profile deal explain meet artist singer could can you i would like to know learn more something the a us give short info on and this guy called please want hear whats love like favourite favorite fan big vs versus or difference between differ compare am line lines sentence sentences word words brief paragraph one in yo really now then oh hey so better best than briefly quick quickly summary two few information info details should known knows that he she far so into facts version gist rundown lowdown overview minutes minute seconds only just got have of'.split(
    ' ',
  ),
);
/** `Can I meet her?` asks for more than who she is, `Meet Rocka` does not. */
const TO_MEET = /\b(?:i|we|to) (?:ever |really )?meet\b/;
/** `My cousin keeps playing Rocka, who is that`: whatever was told before it. */
const WHO_AT_END =
  /\bwho (?:the (?:hell|heck) )?(?:(?:is|was|be) )?(?:he|she|it|that|this|they)(?: (?:is|was|be|even|really|exactly|anyway|please))*(?: can you tell(?: me)?)?$/;
/** Somebody else is asked for, who has to do with the artist: `Rocka has a manager, who is he`. */
const OF_ANOTHER =
  /\b(?:manager|wife|husband|boyfriend|girlfriend|lover|partner|producer|designer|drummer|guitarist|owner|label|company|person|m[ae]n|wom[ae]n|voice|made|behind|sued|claim\w*|pretend\w*|e-?mail|mail|messag\w*|texted|money|pronunciation|pronounced?)\b/;
/** More words that were not understood ask for something else. */
const UNREAD_MAX = 1;

/** Who an artist is, where nothing more special is asked. */
export const artistIntroduction: Rule = (
  { artists, byName, words, line, facets, fromHistory, dropped },
  { content },
) => {
  if (TO_MEET.test(line) || IS_OUT.test(line)) return undefined;
  const found = content.artists.filter(({ slug }) => artists.includes(slug));
  if (!byName || facets.length > 0 || found.length > MOST_ARTISTS || fromHistory) return undefined;
  if (dropped.length > UNREAD_MAX) return undefined;
  const isAsked = WHO_AT_END.test(line) && !OF_ANOTHER.test(line) && found.length === 1;
  const rest = isAsked ? [] : words.filter((word) => !WHO_WORDS.has(word));
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
