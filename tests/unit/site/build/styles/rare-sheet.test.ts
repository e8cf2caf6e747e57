import { splitRare } from '../../../../../site/build/styles/rare-sheet';

test('what only paper and forced colours show is put apart, and nothing is lost', () => {
  const sheet =
    'a{gap:1px}@media print{a{gap:2px}@page{margin:1px}}@media (min-width:1px){a{gap:3px}}@media (forced-colors:active){a{gap:5px}}@media print{b{gap:4px}}';
  expect(splitRare(sheet)).toEqual({
    usual: 'a{gap:1px}@media (min-width:1px){a{gap:3px}}',
    rare: '@media print{a{gap:2px}@page{margin:1px}}@media (forced-colors:active){a{gap:5px}}@media print{b{gap:4px}}',
  });
});
