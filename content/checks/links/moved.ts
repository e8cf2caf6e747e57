import { faultAt } from '../../reader/place';
import type { Tree } from '../../reader/read-tree';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';
import { routePlaces } from './known-routes';

/** Old addresses at which there is a page: nobody would ever be led on from them. */
export const checkMoved: Check = (tree) => {
  const routes = new Set(routePlaces(tree).map(({ value }) => value));
  return entriesOf(tree, 'moved.yaml').flatMap((entry) =>
    Object.keys(valueAt(entry.data, ['moved']) ?? {})
      .filter((address) => routes.has(address))
      .map((address) =>
        faultAt(
          entry,
          ['moved', address],
          `\`${address}\` is a page. Take this line out, or give the page another address.`,
          { at: 'key' },
        ),
      ),
  );
};

/** Where the page of an old address is now; undefined of any other. */
export function movedTo(tree: Tree, address: string): string | undefined {
  const [file] = entriesOf(tree, 'moved.yaml');
  const to = valueAt(file?.data, ['moved', address]);
  return typeof to === 'string' ? to : undefined;
}
