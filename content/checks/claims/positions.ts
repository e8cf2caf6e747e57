import { faultAt, findingsIn } from '../../reader/place';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf, printedTexts } from '../check';

const FILE = 'pages/about.yaml';
/** How texts promise that there are some. */
const PROMISES =
  /(?<!\p{L})(?:lists?|has|see|and|the|teams,|our|current|currently|these)(?: the)?(?: currently| current)? open (?:positions|roles)(?!\p{L})/giu;

/** Texts that send readers to open positions while the team page lists none. */
export const checkPositions: Check = (tree) => {
  const lists = entriesOf(tree, FILE).map(({ data }) => valueAt(data, ['team', 'positions']));
  if (!lists.some((list) => Array.isArray(list) && list.length === 0)) return [];
  return tree.entries.flatMap((entry) =>
    printedTexts(entry).flatMap(({ path, value }) => {
      // said only while there are some
      if (path.at(-1) === 'positionsLead' || value.includes('{positions}')) return [];
      return findingsIn(value, PROMISES).map(({ find, nth }) => {
        const message = `says “${find}”, and content/${FILE} lists none. Write what is so now.`;
        return faultAt(entry, path, message, { level: 'warning', find, nth });
      });
    }),
  );
};
