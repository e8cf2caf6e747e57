import { csvCell, csvRow } from '../../../../services/contracts/csv';
import fc from '../../../support/fuzz/fast-check';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
  ['a;=1', "a;'=1"],
  ['a; "=1', '"a;\' ""=1"'],
  ['a\t@b', "a\t'@b"],
  ['Hello,\r\n=1', '"Hello,\r\n\'=1"'],
  ['Hello\r=1', '"Hello\r\'=1"'],
  ['a;b=1', 'a;b=1'],
  [-5, '-5'],
  [null, ''],
])('%j becomes the cell %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

const SEPARATORS = fc.constantFrom(';', '\t', '\n', '\r', '\r\n', '"', ' ', '=', '-', 'a');

test('no text makes a formula where cells are parted by semicolons or tabs and quotes mean nothing', () => {
  fc.assert(
    fc.property(fc.array(SEPARATORS), (parts) => {
      const row = csvRow(['id', parts.join(''), 'end']);
      for (const cell of row.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[ "]*[=-]/);
    }),
  );
});

test('no text makes a cell that begins a formula, and none is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(shown).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(shown.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
    }),
  );
});

test('a row ends as RFC 4180 says', () => {
  expect(csvRow(['a', 1, null])).toBe('a,1,\r\n');
});
