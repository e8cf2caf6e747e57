import type { Content } from '../../../../content/schema/content';
import type { Draft } from '../../engine/draft';
import { fold, wordsOf } from '../../words/fold';
import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';
import { WANTS } from './use-of-ours';

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
  /^(?:can|could|may|how (?:do|can|could)) (?:i|we|you) (?:\w+ )?(?:license|sample|get a licen[sc]e)\b/;

/** `Can I cover it?`, `may we post a cover`: somebody's own version, which has an answer of its own. */
const VERSION =
  /^(?:(?:so|and|hey|please|if) )*(?:can|could|may|am|are) (?:i|we) (?:allowed to |free to |able to )?(?:legally |please |just |also )?(?:(?:cover|remix|re ?record) (?<what>.*)|(?:upload|post|publish|release|put up|make|sing|do) (?:a|my|our) (?:own )?(?:(?:cover|remix)(?: versions?)?(?= of\b| on\b| and\b|$)|versions?$|versions? of (?<whose>.*)))/;
/** What is covered besides a title. Reporters cover as well: an artist, a launch. */
const COVERED = /^(?:it|this|that|them|one)$|\b(?:songs?|tracks?|tunes?|titles?|music)\b/;
const REPORTED = /\b(?:magazines?|newspapers?|blogs?|articles?|launch)\b/;
const VERSION_ANSWER = 'cover-remix';

/** `A track for my documentary`: music in somebody's film, programme or rooms. */
export const useOfMusic: Rule = ({ line, byName, folded }, site) => {
  const called = titleIn(folded, site.content);
  const version = VERSION.exec(line);
  const covered = version?.groups?.what ?? version?.groups?.whose;
  if (
    version &&
    !REPORTED.test(line) &&
    (covered === undefined || called || COVERED.test(covered))
  ) {
    const answer = ofFaq(site.content);
    if (answer) return answer;
  }
  if ((byName || called) && LICENCE.test(line) && !OTHERWISE.test(line))
    return writtenAnswer(site, ANSWER, 'useOfMusic');
  const music = called || MUSIC.test(line);
  const place = PLACE.exec(line);
  if (!place || !(music || byName) || OTHERWISE.test(line)) return undefined;
  const before = line.slice(0, place.index);
  const isAsked = WANTS.test(line) && (BEFORE.test(before) || OWN_PLACE.test(before));
  return isAsked ? writtenAnswer(site, ANSWER, 'useOfMusic') : undefined;
};

/** Whether a release is named by its whole title. */
function titleIn(folded: string, { releases }: Content): boolean {
  const line = ` ${wordsOf(folded).join(' ')} `;
  return releases.some(({ title }) => line.includes(` ${wordsOf(fold(title)).join(' ')} `));
}

/** What the FAQ says of covers. */
function ofFaq({ faq }: Content): Draft | undefined {
  const found = faq.items.find(({ id }) => id === VERSION_ANSWER);
  if (!found) return undefined;
  const urls = [`/faq#${found.id}`, ...found.links];
  return { text: found.a, confidence: 'answer', urls, rule: 'useOfMusic' };
}
