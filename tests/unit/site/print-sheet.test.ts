import { splitPrint } from '../../../site/build/styles/print-sheet';

test('what only paper shows is put apart, and nothing is lost', () => {
  const sheet =
    'a{gap:1px}@media print{a{gap:2px}@page{margin:1px}}@media (min-width:1px){a{gap:3px}}@media print{b{gap:4px}}';
  expect(splitPrint(sheet)).toEqual({
    screen: 'a{gap:1px}@media (min-width:1px){a{gap:3px}}',
    print: '@media print{a{gap:2px}@page{margin:1px}}@media print{b{gap:4px}}',
  });
});
