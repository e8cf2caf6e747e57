import { suggest } from '../../reader/nearest';
import { faultAt } from '../../reader/place';
import { placesAt, texts } from '../../reader/walk';
import { type Check, entriesOf, onlyTexts } from '../check';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Fields whose addresses nobody is to write to: samples, and ids of calendar entries. */
const NO_MAIL = ['placeholder', 'uid'];

/** Mail addresses in texts that are not the company's: written there once more, and left behind when one changes. */
export const checkEmails: Check = (tree) => {
  const [site] = entriesOf(tree, 'site.yaml');
  const known = onlyTexts(placesAt(site?.data, 'emails.*'));
  if (known.length === 0) return [];
  // what controls say holds samples only
  const entries = tree.entries.filter(({ kind }) => kind !== 'site.yaml' && kind !== 'ui.yaml');
  return entries.flatMap((entry) =>
    texts(entry.data).flatMap(({ path, value }) => {
      if (!value.includes('@') || NO_MAIL.includes(String(path.at(-1)))) return [];
      const other = value.match(ADDRESS)?.find((address) => !known.includes(address));
      if (other === undefined) return [];
      const message = `${other} is none of the addresses in site.yaml. ${suggest(other, known)}`;
      return [faultAt(entry, path, message, { level: 'warning' })];
    }),
  );
};
