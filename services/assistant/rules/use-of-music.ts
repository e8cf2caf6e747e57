import type { Rule } from './rule';
import { WANTS } from './use-of-ours';
import { writtenAnswer } from './written-answer';

/** Where the content answers how music is asked for. */
const ANSWER = { route: '/licensing', section: 'license' };

const MUSIC = /\b(?:music|songs?|tracks?|tunes?|soundtracks?)\b/;
/** What it is played in or put under. */
const PLACE =
  /\b(?:films?|movies?|documentar(?:y|ies)|adverts?|commercials?|games?|vlogs?|videos?|reels?|podcasts?|radio|theatre|series|shops?|stores?|bars?|clubs?|restaurants?|salons?|gyms?|hotels?|cafes?|weddings?|part(?:y|ies)|mall|bus|taxi|air|class(?:es|room)?|lessons?|schools?)\b/;
/** `I run a small bar`: the place comes first, and what is wanted after it. */
const OWN_PLACE =
  /\b(?:i|we) (?:run|own|have|manage|am opening|are opening) (?:an?|my|our|the|two|three|some|several)\b/;
const BEFORE = /\b(?:in|for|on|at|to|under|inside|as)\b/;
/** Asks for a price, about our own films, or for something that is refused or sent elsewhere. */
const OTHERWISE =
  /\b(?:cost|costs|price|prices|fees?|how much|pay|paying|train|training|covers?|remix|political|election|ringtone|download|lyrics|watch|trailers?|your (?:films?|movies?|videos?|podcast|channel)|do you have|what does)\b|^(?:which|who|when|where|what)\b/;

/** `Can I license a track by her?` */
const LICENCE =
  /^(?:can|could|may|how (?:do|can|could)) (?:i|we|you) (?:\w+ )?(?:license|get a licen[sc]e)\b/;

/** `A track for my documentary`: music in somebody's film, programme or rooms. */
export const useOfMusic: Rule = ({ line, byName }, site) => {
  if (byName && LICENCE.test(line) && !OTHERWISE.test(line))
    return writtenAnswer(site, ANSWER, 'useOfMusic');
  const music = MUSIC.exec(line);
  const place = PLACE.exec(line);
  if (!place || !(music || byName) || OTHERWISE.test(line)) return undefined;
  const before = line.slice(0, place.index);
  const isAsked = WANTS.test(line) && (BEFORE.test(before) || OWN_PLACE.test(before));
  return isAsked ? writtenAnswer(site, ANSWER, 'useOfMusic') : undefined;
};
