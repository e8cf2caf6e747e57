import { faultAt, findingsIn } from '../../reader/place';
import { placesAt, texts } from '../../reader/walk';
import type { Check } from '../check';

/** Words by which a text says of all pictures, and not of somebody’s, that our program drew them. */
const CLAIM =
  /(?<![’']s? )\b(?:every (?:picture|portrait)[^.]{0,20}|(?:the )?(?:pictures|portraits) )(?:was|were|is|are) drawn by\b(?=[^.]*\b(?:algorithm|program|code|rules)\b)[^.]*/gi;

/** Texts that say so although a picture on the site is somebody else's: who reads them would take a photograph for drawn. Stories said what was so on their day. */
export const checkDrawnClaims: Check = ({ entries, pictures }) => {
  const [other] = entries.flatMap((entry) =>
    placesAt(entry.data, entry.kind === 'artists' ? 'image.*' : '*.file').flatMap(({ value }) =>
      typeof value === 'string' && pictures.names.has(value) && !pictures.drawn.has(value)
        ? [value]
        : [],
    ),
  );
  if (other === undefined) return [];
  return entries
    .filter(({ kind }) => kind !== 'news' && kind !== 'releases')
    .flatMap((entry) =>
      texts(entry.data).flatMap(({ path, value }) =>
        findingsIn(value, CLAIM).map(({ find, nth }) => {
          const message = `says “${find}”, and our program has not drawn ${other}. Write what is so.`;
          return faultAt(entry, path, message, { level: 'warning', find, nth });
        }),
      ),
    );
};
