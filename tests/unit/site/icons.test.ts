import { readFileSync } from 'node:fs';
import { ICON_NAMES, MORE_ICON_NAMES } from '../../../site/icons/names';
import { STAFF_ICON_NAMES } from '../../../site/icons/staff-names';

test.each([
  ['icons.svg', ICON_NAMES],
  ['more-icons.svg', MORE_ICON_NAMES],
  ['staff-icons.svg', STAFF_ICON_NAMES],
])('the drawings of %s and the list of their names agree', (file, names) => {
  const drawn = [...readFileSync(`site/icons/${file}`, 'utf8').matchAll(/ id="([^"]+)"/g)];
  expect(drawn.map(([, id]) => id).sort()).toEqual([...names]);
});
