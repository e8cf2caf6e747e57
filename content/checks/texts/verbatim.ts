import { faultAt } from '../../reader/place';
import { printed } from '../../reader/printed';
import { placesAt, texts } from '../../reader/walk';
import { type Check, entriesOf } from '../check';

/** Binding strings that no longer stand anywhere as a whole text. */
export const checkVerbatim: Check = (tree) => {
  if (!tree.isWhole) return [];
  const written = new Set(
    tree.entries.flatMap(({ data }) =>
      texts(data)
        .filter(({ path }) => path[0] !== 'verbatim')
        .map(({ value }) => value.trim()),
    ),
  );
  return entriesOf(tree, 'ui.yaml').flatMap((entry) =>
    placesAt(entry.data, 'verbatim.*')
      .filter(({ value }) => typeof value === 'string' && !written.has(value))
      .map(({ path, value }) =>
        faultAt(
          entry,
          path,
          `“${printed(value)}” is binding to the letter and stands nowhere. Restore it where it was changed.`,
        ),
      ),
  );
};
