import { namesInWords } from '../../knowledge/in-words';
import { sentences } from '../../phrasing';
import { fold, wordsOf } from '../../words/fold';
import type { Rule } from '../rule';
import { wordSet } from './asks-only';

/** Asks for all, and not what one sounds like. */
const WHO = /\b(?:who|which|what|any|list|show)\b|^(?:do|does|is|are|have|got)\b/;
/** What such a question is made of, beside the genre's own words. */
const ASKS = wordSet(
  'who which what any some list show is are the of your you have got do does artist artists singer singers act acts personas anyone anybody makes make made making plays play playing sings sing singing performs perform in music songs genre style here all me there that and',
);
const MAKES = /\b(?:who|artists?|singers?|acts?|anyone|anybody|you|there)\b/;

/** Who makes a genre, where that is more than one: of one the profile tells. */
export const genreMakers: Rule = ({ line, words, genres, byName }, { content }) => {
  if (byName || genres.length === 0 || !WHO.test(line) || !MAKES.test(line)) return undefined;
  const meant = content.genres.filter(({ id }) => genres.includes(id));
  const own = new Set(
    meant.flatMap(({ label, aliases }) =>
      [label, ...aliases].flatMap((text) => wordsOf(fold(text))),
    ),
  );
  if (!words.every((word) => own.has(word) || ASKS.has(word))) return undefined;
  const makers = meant.map(({ id, label }) => ({
    label,
    names: content.artists.filter(({ genre }) => genre.id === id).map(({ name }) => name),
  }));
  if (makers.flatMap(({ names }) => names).length < 2) return undefined;
  return {
    text: sentences(
      ...makers.map(({ label, names }) => names.length > 0 && `${label}: ${namesInWords(names)}.`),
    ),
    confidence: 'answer',
    urls: ['/artists', '/artists/africa'],
    rule: 'genreMakers',
  };
};
