import type { Fault } from '../../reader/fault';
import { suggest } from '../../reader/nearest';
import { faultAt } from '../../reader/place';
import { printed } from '../../reader/printed';
import { placesAt, texts, valueAt } from '../../reader/walk';
import { variablesIn } from '../../schema/parts/phrase';
import { type Check, entriesOf, onlyTexts } from '../check';

const TEXTS = ['subject', 'preheader', 'reason', 'text', 'html'];

/** Variables that a mail uses without declaring them, and the other way round. */
export const checkMailVariables: Check = (tree) =>
  entriesOf(tree, 'mails').flatMap((entry) => {
    const declared = placesAt(entry.data, 'variables.*');
    const known = new Set([...onlyTexts(declared), 'reason']);
    const used = TEXTS.flatMap((field) =>
      texts(valueAt(entry.data, [field])).flatMap(({ value }) =>
        variablesIn(value).map((name) => ({ field, name })),
      ),
    );
    const undeclared = used
      .filter(({ name }) => !known.has(name))
      .map(({ field, name }) =>
        faultAt(
          entry,
          [field],
          `uses {${name}}, which is not among the variables. ${suggest(name, known)}`,
          {
            find: `{${name}}`,
          },
        ),
      );
    const unused = declared
      .filter(({ value }) => !used.some(({ name }) => name === value))
      .map(
        ({ path, value }): Fault =>
          faultAt(entry, path, `no text uses {${printed(value)}}. Use it, or remove it here.`, {
            level: 'warning',
          }),
      );
    return [...undeclared, ...unused];
  });
