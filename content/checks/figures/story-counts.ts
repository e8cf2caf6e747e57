import { faultAt, findingsIn } from '../../reader/place';
import { printed } from '../../reader/printed';
import { texts, valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';
import { speaksOfNow, WORDS } from './counts';

/** How texts count stories: `Six stories`. `One story` is said of many. */
const COUNTED = new RegExp(`(?<!\\p{L})(${WORDS.slice(1).join('|')}) stories(?!\\p{L})`, 'giu');
/** What a list of the newsroom is chosen by. */
const CHOSEN_BY = ['newsroom', 'category', 'hubs'];

/**
 * Texts that count the stories of a list of the newsroom otherwise than they are: whoever adds one, or takes one away,
 * does not read the lead above it. Skipped while a file cannot be read, for it may be a story's.
 */
export const checkStoryCounts: Check = (tree) => {
  if (!tree.isWhole) return [];
  const counts = new Map<string, number>();
  const stories = entriesOf(tree, 'news');
  for (const { data } of stories) {
    for (const key of CHOSEN_BY) {
      for (const value of [valueAt(data, [key])].flat()) {
        const list = `${key} ${printed(value)}`;
        counts.set(list, (counts.get(list) ?? 0) + 1);
      }
    }
  }
  const known = new Set([stories.length, ...counts.values()]);
  const there = [['content/news', stories.length], ...counts]
    .map(([list, count]) => `${list} has ${count}`)
    .join(', ');
  return tree.entries.filter(speaksOfNow).flatMap((entry) =>
    texts(entry.data).flatMap(({ path, value }) =>
      findingsIn(value, COUNTED).flatMap(({ match: [, word = ''], find, nth }) => {
        const number = WORDS.indexOf(word.toLowerCase()) + 1;
        if (known.has(number)) return [];
        const message = `says “${find}”, and ${there}. Write the new number.`;
        return [faultAt(entry, path, message, { level: 'warning', find, nth })];
      }),
    ),
  );
};
