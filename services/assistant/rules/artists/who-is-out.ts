import { artistRoute } from '../../knowledge/artist-route';
import { namesInWords } from '../../knowledge/in-words';
import type { Rule } from '../rule';
import { wordSet } from './asks-only';

/** Asks who has music out, or what is: `Who is out now?`, `What songs are out?`, `How many releases are out?`. */
const WORDS = wordSet(
  'who which what how many is are has have you your artist artists singers acts any music song songs track tracks release releases out now already already yet today there of the all do so far list at moment',
);
const ALL_RELEASES =
  /^(?:(?:can you |please )?(?:list|show) (?:me )?)?(?:all )?(?:of )?(?:your |the )?releases$/;

/** Who has music out, counted, once they are several: of the first one the content tells in its own words. */
export const whoIsOut: Rule = ({ line, words, artists }, { content }) => {
  const isAsked = /\bout\b/.test(line) && words.every((word) => WORDS.has(word));
  if (artists.length > 0 || !(isAsked || ALL_RELEASES.test(line))) return undefined;
  const releases = content.releases.filter(({ status }) => status === 'out');
  const singers = content.artists.filter(({ slug }) =>
    releases.some(({ artist }) => artist === slug),
  );
  if (singers.length < 2) return undefined;
  const listed = namesInWords(singers.map(({ name }) => name));
  return {
    text: `${singers.length} artists have music out, ${releases.length} releases in all: ${listed}. Each profile lists its own.`,
    confidence: 'answer',
    urls: ['/listen', '/artists', ...singers.slice(0, 1).map(artistRoute)],
    rule: 'whoIsOut',
  };
};
