import { csvRows } from '../../../cli/newsletter/csv-cells';
import fc from '../../support/fuzz/fast-check';

function csvCells(text: string): string[][] | undefined {
  const rows = csvRows(text);
  return 'brokenAt' in rows ? undefined : rows.map(({ cells }) => cells);
}

test.each([
  [
    'a,b\r\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a,""b""","c\r\nd"\rе', [['a,"b"', 'c\r\nd'], ['е']]],
  [
    'a,\n\n,b,',
    [
      ['a', ''],
      ['', 'b', ''],
    ],
  ],
  ['""', []],
  ["'=1,'+2,'a", [['=1', '+2', "'a"]]],
  ['"a"b', undefined],
  ['a"b"', undefined],
  ['"a""', undefined],
])('%j holds %j', (text, rows) => {
  expect(csvCells(text)).toEqual(rows);
});

test('what is written between quotes is read as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const quoted = cells.map((text) => `"${text.replaceAll('"', '""')}"`);
      expect(csvCells(`x,${quoted.join()}\r\n`)).toEqual([['x', ...cells]]);
    }),
  );
});

test('a quote that never ends is no list, however much comes after it', () => {
  expect(csvCells(`email\n"${'a'.repeat(20_000_000)}`)).toBeUndefined();
});

test('a row knows its line, whatever lies before it', () => {
  expect(csvRows('email\r\n\n"a\nb"\rc')).toEqual([
    { line: 1, cells: ['email'] },
    { line: 3, cells: ['a\nb'] },
    { line: 5, cells: ['c'] },
  ]);
  expect(csvRows('email\n\na,"b')).toEqual({ brokenAt: 3 });
});
