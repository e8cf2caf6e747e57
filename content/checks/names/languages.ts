import type { Fault } from '../../reader/fault';
import { faultAt } from '../../reader/place';
import type { TreeEntry } from '../../reader/read-tree';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';

/** Scripts that English is not written in, and languages of each to name to an editor. */
const SCRIPTS: [letters: RegExp, name: string, such: string][] = [
  [/\p{Script=Arabic}/u, 'Arabic', 'ar, fa or ur'],
  [/\p{Script=Hebrew}/u, 'Hebrew', 'he'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic', 'am or ti'],
  [/\p{Script=Nko}/u, 'N’Ko', 'nqo'],
  [/\p{Script=Tifinagh}/u, 'Tifinagh', 'zgh'],
  [/(?!\p{Script=Latin}|\p{Script=Common}|\p{Lm})\p{L}/u, 'other', 'el, ru or ja'],
];

/** Names and titles in letters that are not English's, of which nobody has said the language. */
export const checkLanguages: Check = (tree) => [
  ...entriesOf(tree, 'news').flatMap((entry) => unsaid(entry, 'title', 'lang')),
  ...entriesOf(tree, 'artists').flatMap((entry) => unsaid(entry, 'name', 'nameLang')),
  ...entriesOf(tree, 'releases').flatMap((entry) => unsaid(entry, 'title', 'titleLang')),
];

function unsaid(entry: TreeEntry, field: string, ofLanguage: string): Fault[] {
  const [words, language] = [field, ofLanguage].map((name) => valueAt(entry.data, [name]));
  if (typeof words !== 'string' || (language !== undefined && language !== 'en')) return [];
  const found = SCRIPTS.find(([letters]) => letters.test(words));
  if (!found) return [];
  const [, script, such] = found;
  const message = `is written in ${script} letters, and read out as English. Write its language as ${ofLanguage}, such as ${such}.`;
  return [faultAt(entry, [field], message, { level: 'warning' })];
}
