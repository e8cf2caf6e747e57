import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '../../../site/icons/names';

test('every name has its symbol and every symbol its name', () => {
  const sprite = readFileSync('site/icons/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

  expect(symbols.toSorted()).toEqual([...ICON_NAMES].toSorted());
});
