import type { Query } from '../../engine/query';
import type { Site } from '../rule';
import { asksOnly, wordSet } from './asks-only';

/** Beside a name and `from`: any other word, as in `Where do her songs come from?`, asks for something else. */
const FROM = {
  of: wordSet('from'),
  with: wordSet('and so where is are does do did she he they come comes really originally'),
};
/** `Is he from South Africa?` */
const PLACE_WORDS_MAX = 2;

/** Whether an artist's own origin is asked for: `Where does she come from?`, `Is he from Angola?` */
export function asksWhereFrom(query: Query, site: Site): boolean {
  const end = query.words.indexOf('from') + 1;
  if (query.words.length - end > PLACE_WORDS_MAX) return false;
  return asksOnly({ ...query, words: query.words.slice(0, end) }, site, FROM);
}
