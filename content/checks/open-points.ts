import type { Fault } from '../reader/fault';
import { faultAt } from '../reader/place';
import { printed } from '../reader/printed';
import type { TreeEntry } from '../reader/read-tree';
import { placesAt, texts, valueAt, walk } from '../reader/walk';
import { type Check, eachAlone, entriesOf } from './check';

/** Artists of whom the two pages say different things. Each page shows its own until one is deleted. */
export const checkReadings: Check = (tree) =>
  entriesOf(tree, 'artists').flatMap((entry) =>
    ['status', 'bpmRange'].flatMap((field): Fault[] => {
      const directory = valueAt(entry.data, ['directory', field]);
      const listing = valueAt(entry.data, ['listing', field]);
      if (directory == null || listing == null || directory === listing) return [];
      const message = `the African directory says ${printed(directory)}, the artists page ${printed(listing)}. Settle it by deleting one of the two.`;
      return [faultAt(entry, ['listing', field], message, { level: 'notice' })];
    }),
  );

/** Everything that waits for the word of the owner, the label or counsel. */
export const checkConfirmations = eachAlone((entry) => [
  ...listedPoints(entry),
  ...wholeBlocks(entry),
]);

function listedPoints(entry: TreeEntry): Fault[] {
  return placesAt(entry.data, '**.confirm.*').flatMap(({ path, value }) =>
    typeof value === 'string' && typeof path.at(-1) === 'number'
      ? [faultAt(entry, path, `to be confirmed: ${value}`, { level: 'notice' })]
      : [],
  );
}

function wholeBlocks(entry: TreeEntry): Fault[] {
  return walk(entry.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== 'confirm' || value !== true) return [];
    const message = 'this whole block is to be confirmed. Remove the line once the owner has.';
    return [faultAt(entry, path, message, { level: 'notice', at: 'key' })];
  });
}

/** Begins every text of a new entry until somebody has written it. */
export const PLACEHOLDER = 'To be written';

/** Texts of new entries that nobody has written yet. */
export const checkPlaceholders = eachAlone((entry) =>
  texts(entry.data)
    .filter(({ value }) => value.startsWith(PLACEHOLDER))
    .map(({ path }) =>
      faultAt(entry, path, 'is still the placeholder of a new entry. Write the text.', {
        level: 'warning',
      }),
    ),
);
