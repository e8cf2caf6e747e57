import { fold, wordsOf } from '../words/fold';
import { stem } from '../words/stem';
import type { Rule } from './rule';

const GO =
  /^(?:please |can you |could you |just )*(?:take|bring|lead|send|show|open|go|jump|navigate|visit|direct|get|give)(?: me| us)?(?: up| over| back| to| into| the| your| a| link| page| for| of| section)* (.+)$/;
/** Words that say only that a page is wanted. */
const PAGE_WORDS = new Set([
  'page',
  'section',
  'site',
  'part',
  'tab',
  'pleas',
  'now',
  'your',
  'the',
  'link',
  'to',
]);

/** `Take me to …`: the page with that name, one press away. */
export const navigation: Rule = ({ line, artists }, { titles }) => {
  const wanted = GO.exec(line)?.[1];
  if (wanted === undefined || artists.length > 0) return undefined;
  const stems = wordsOf(wanted)
    .map(stem)
    .filter((word) => !PAGE_WORDS.has(word));
  if (stems.length === 0) return undefined;
  const found = [...titles].find(([route, title]) => {
    const names = [title, route.split('/').at(-1) ?? ''].map((text) =>
      wordsOf(fold(text)).map(stem),
    );
    return names.some(
      (name) => name.length === stems.length && name.every((word) => stems.includes(word)),
    );
  });
  if (!found) return undefined;
  const [href, title] = found;
  return {
    text: `Here is the page: ${title}.`,
    confidence: 'answer',
    urls: [href],
    action: { type: 'navigate', href, label: title, confirm: true },
    rule: 'navigation',
  };
};
