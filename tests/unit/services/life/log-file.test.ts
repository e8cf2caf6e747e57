import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openLogFile } from '../../../../services/life/log-file';
import { tempFolder } from '../../../support/process/test-process';

const LINE = `${'x'.repeat(9)}\n`;
const FULL = 80;

let temp: ReturnType<typeof tempFolder>;
let folder: string;
beforeEach(() => {
  temp = tempFolder();
  folder = path.join(temp.folder, 'logs');
});
afterEach(() => temp.remove());

const kept = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const write = (log: { write(line: string): void }, from: number, to: number) => {
  for (let n = from; n <= to; n++) log.write(`${String(n).padStart(9, '0')}\n`);
};
const numbers = (file: string) => kept(file).trim().split('\n').map(Number);

test('lines are added to those of before, for this user alone', () => {
  openLogFile(temp.folder).write('first\n');
  openLogFile(temp.folder).write('second\n');

  expect(kept('service.log')).toBe('first\nsecond\n');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'service.log')).mode & 0o777).toBe(0o600);
});

test('a line that a full disk has torn spoils no other', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'service.log'), 'whole\nto');

  openLogFile(temp.folder).write('next\n');

  expect(kept('service.log')).toBe('whole\nto\nnext\n');
});

test('no file is made before there is a line', () => {
  openLogFile(temp.folder);

  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('two files are kept, whatever is written: the present one and the one before', () => {
  write(openLogFile(temp.folder, FULL), 1, 30);

  expect(readdirSync(folder).sort()).toEqual(['service.1.log', 'service.log']);
  const [before, present] = [numbers('service.1.log'), numbers('service.log')];
  expect([...before, ...present]).toEqual(range(31 - before.length - present.length, 30));
  for (const file of readdirSync(folder)) expect(kept(file).length).toBeLessThanOrEqual(FULL + 20);
});

test('a process whose file another has put aside goes on in the present one', () => {
  const [one, other] = [openLogFile(temp.folder, FULL), openLogFile(temp.folder, FULL)];

  one.write(LINE);
  write(other, 1, 10);
  write(one, 11, 13);

  expect(numbers('service.log').slice(-2)).toEqual([12, 13]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what cannot be written throws nothing, and later lines are written again', () => {
  writeFileSync(folder, 'not a folder');
  const log = openLogFile(temp.folder);

  log.write('lost\n');
  rmSync(folder);
  mkdirSync(folder);
  log.write('kept\n');

  expect(kept('service.log')).toBe('kept\n');
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
