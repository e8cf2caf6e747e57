import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../../../services/settings/config';
import { readEnvFile } from '../../../../services/settings/env-file';
import { tempFolder } from '../../../support/process/test-process';

test.each([
  ['PORT', 1, 'is not a setting.'],
  ['A=1\n1B=2', 2, 'is not a setting.'],
  ['A=1\n\n# ok\n- B: 2', 4, 'is not a setting.'],
  ['A="never\nends', 1, 'opens a quote that nothing closes.'],
  ['A=1\nB=`x\ny', 2, 'opens a quote that nothing closes.'],
])('in %j line %i is named', (text, line, fault) => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, '.env');
  writeFileSync(file, text);

  expect(() => readEnvFile(file)).toThrow(`${file}:${line}: ${fault}`);
  remove();
});

test('a mark at the beginning of the file is no part of the first name', () => {
  const { folder, remove } = tempFolder();
  writeFileSync(path.join(folder, '.env'), '\ufeffPORT=9000\n');

  const { port, unknown } = loadConfig({}, folder);
  expect({ port, unknown }).toEqual({ port: 9000, unknown: [] });
  remove();
});

test('a value in quotes may run over lines', () => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, '.env');
  writeFileSync(file, 'A="one\ntwo"\nB=it\'s\nC=3');

  expect(readEnvFile(file)).toMatchObject({ A: 'one\ntwo', C: '3' });
  remove();
});

test('a .env that cannot be read is named', () => {
  const { folder, remove } = tempFolder();

  expect(() => readEnvFile(folder)).toThrow(/cannot be read \(EISDIR\)/);
  expect(readEnvFile(path.join(folder, 'none'))).toEqual({});
  remove();
});

test.each([
  ['A=one#two', 1, /has a # within its value\. Put the value in quotes/],
  ['A=1\nB=#two', 2, /has a # within/],
  ['A="one" <two@b.test>', 1, /has more after the closing quote\. Write the whole value/],
  ["A=1\nB='O''Brien'", 2, /has more after the closing quote/],
  ['A="one\ntwo" three\n', 1, /has more after the closing quote/],
])('%j is refused, since line %i may be meant in two ways', (text, line, fault) => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, '.env');
  writeFileSync(file, text);

  expect(() => readEnvFile(file)).toThrow(fault);
  expect(() => readEnvFile(file)).toThrow(`${file}:${line}: `);
  remove();
});

test.each([
  ['A=\nB=1', { A: '', B: '1' }],
  ['A=   \nB=1', { A: '', B: '1' }],
  ['A\t=\t1', { A: '1' }],
  ['A=1\rB=2', { A: '1', B: '2' }],
  ['A=1 # it\'s "a" note\nB=2', { A: '1', B: '2' }],
  ['A="a#b" # note', { A: 'a#b' }],
  ["A='a\\nb'", { A: 'a\\nb' }],
  ['A="a\\nb"', { A: 'a\nb' }],
  ['A=', { A: '' }],
  ['A==b=c', { A: '=b=c' }],
  ['A=1\nA=2', { A: '2' }],
])('%j is read alike by every Node', (text, expected) => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, '.env');
  writeFileSync(file, text);

  expect(readEnvFile(file)).toEqual(expected);
  remove();
});

test('a .env that is a link to nowhere is not passed over', () => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, '.env');
  symlinkSync(path.join(folder, 'not-mounted'), file);

  expect(() => readEnvFile(file)).toThrow(`${file}: cannot be read (ENOENT)`);
  remove();
});
