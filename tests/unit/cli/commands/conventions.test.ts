import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { createContext } from '../../../../cli/context';
import { createProgram } from '../../../../cli/program';
import { openDb } from '../../../../db/connect';
import { testCli, typeAsOperator } from '../../../support/test-cli';
import { ONE_LINE, runCli } from './run-cli';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'cli-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const program = createProgram(createContext(() => new AbortController().signal));

function everyCommand(command: Command, words = command.name()): [string, Command][] {
  const children = command.commands.flatMap((child) =>
    everyCommand(child, `${words} ${child.name()}`),
  );
  return [[words, command], ...children];
}

test.each(everyCommand(program))(
  'the help of "%s" says what it does and shows an example',
  (words, command) => {
    let help = '';
    command.configureOutput({
      writeOut: (text) => {
        help += text;
      },
    });
    command.outputHelp();
    expect(command.description()).not.toBe('');
    expect(help).toContain(`Example:\n  npx ${words === 'cli' ? 'cli ' : words}`);
  },
);

/** What such a command is called, whatever it is about. */
const READS = /\b(?:check|doctor|export(?:-analytics)?|list|show|summary|verify)$/;

test.each(everyCommand(program).filter(([words]) => READS.test(words)))(
  'the reading command "%s" prints JSON when asked',
  (_words, command) => {
    expect(command.options.map(({ long }) => long)).toContain('--json');
  },
);

test.each([
  [['--help'], 0],
  [['--version'], 0],
  [['help', 'migrate'], 0],
  [['export-analytics', '--help'], 0],
  [['content', 'new', '--help'], 0],
])('cli %j ends with %i and its answer on the output', async (args, code) => {
  expect(await runCli(args, {})).toEqual({ code, out: expect.stringMatching(/\S/), err: '' });
});

test('wrong usage ends the process with 2, in one line on the error output', async () => {
  const { code, out, err } = await runCli(['migrat'], { DATA_DIR: dataDir });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(ONE_LINE);
});

test.each([
  [['migrat'], /Did you mean migrate\?/],
  [['content', 'chekc'], /Did you mean check\?.*npx cli content --help/],
  [['migrate', 'now'], /npx cli migrate --help/],
  [['seed', '--demmo'], /npx cli seed --help/],
  [['mail', 'show'], /'id'.*npx cli mail show --help/],
  [['mail', 'list', '--limit', '0'], /from 1 to/],
  [['mail', 'list', '--limit', '10001'], /from 1 to/],
  [['mail', 'list', '--status', 'sended'], /waiting, sent, parked/],
  [['messages', '--status', 'opn'], /open/],
  [['messages', '--limit', '1.5'], /from 1 to/],
  [['messages', 'set', 'AA-222222', 'lost'], /new, open, closed, spam/],
  [['export-analytics', '--format', 'xlsx'], /Available: csv/],
  [['export-analytics', '--json', '--format', 'csv'], /Leave one/],
  [['export-analytics', '--from', '2026-02-30'], /2026-01-31/],
  [['export-analytics', '--from', '2026-02-01', '--to', '2026-01-01'], /before --to/],
  [['export-analytics', '--from', '2026-02-01T00:00Z', '--to', '2026-02-01T00:00Z'], /before --to/],
  [['content', 'new', 'artst', 'luna'], /artist/],
  [['content', 'new', 'artist', 'Luna!'], /lower-case/],
  [['content', 'new', 'artist', 'africa'], /reserved/],
  [['content', 'draw', 'rocka', '--format', 'portriat'], /portrait/],
  [['content', 'draw', 'rocka', '--format', 'cover', '--print'], /--print/],
])('cli %j is wrong usage: exit 2, one line, what to do', async (args, advice) => {
  const db = openDb({ file: ':memory:' });
  const { code, out, err } = await testCli(db, { dataDir })(...args);
  await db.destroy();
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(ONE_LINE);
  expect(err).toMatch(advice);
});

test.each([
  [[], /^Name a command: migrate, .*doctor\. See npx cli --help\.$/m],
  [['content'], /^Name a command: check, new, .*See npx cli content --help\.$/m],
  [['mail'], /^Name a command: list, .*See npx cli mail --help\.$/m],
])('cli %j alone is wrong usage in one line, with its help on the output', async (args, line) => {
  const { code, out, err } = await runCli(args, {});
  expect(code).toBe(2);
  expect(out).toContain('Example:');
  expect(err).toMatch(ONE_LINE);
  expect(err).toMatch(line);
});

test.each([
  [['mail', 'list'], /npx cli migrate/],
  [['mail', 'show', 'x'], /npx cli migrate/],
  [['mail', 'flush'], /npx cli migrate/],
  [['mail', 'retry', 'x'], /npx cli migrate/],
  [['messages'], /npx cli migrate/],
  [['messages', 'set', 'AA-222222', 'open'], /npx cli migrate/],
  [['seed'], /npx cli migrate/],
  [['export-analytics'], /npx cli migrate/],
  [['content', 'draw', 'rokca'], /rocka/],
  [['content', 'new', 'artist', 'rocka'], /is there already/],
  [['content', 'new', 'release', 'nobody--song'], /content new artist nobody/],
])('cli %j fails: exit 1, one line, what to do', async (args, advice) => {
  const { code, out, err } = await typeAsOperator(args, { DATA_DIR: dataDir });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(ONE_LINE);
  expect(err).toMatch(advice);
});

test('failing ends the process with 1, in one line on the error output', async () => {
  const { code, out, err } = await runCli(['mail', 'list'], { DATA_DIR: dataDir });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(ONE_LINE);
});

test('a setting that is wrong is named before anything happens', async () => {
  const { code, err } = await runCli(['migrate'], { DATA_DIR: dataDir, PORT: 'eighty' });
  expect(code).toBe(1);
  expect(err).toMatch(/^PORT: [^\n]+\n$/);
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  const { code, err } = await runCli(['migrate'], { DATA_DIR: file });
  expect(code).toBe(1);
  expect(err).toMatch(/^DATA_DIR: [^\n]+\n$/);
});

test('a database that cannot be reached is not called missing', async () => {
  const inLoop = path.join(dataDir, 'loop');
  mkdirSync(inLoop);
  symlinkSync('site.sqlite', path.join(inLoop, 'site.sqlite'));
  for (const args of [['summary'], ['backup', path.join(inLoop, 'a.gz')]]) {
    const { code, err } = await runCli(args, { DATA_DIR: inLoop });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR: this user cannot reach [^\n]+ELOOP[^\n]+\n$/);
  }
});

test('a database that does not answer is told without its password', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:1/site' };
  const { code, err } = await runCli(['mail', 'list'], env);
  expect(code).toBe(1);
  expect(err).toMatch(ONE_LINE);
  expect(err).toContain('DATABASE_URL');
  expect(err).not.toContain('secret-word');
});

test.each([
  [['person', 'erase', 'a@b.test']],
  [['subscribers', 'erase', 'a@b.test']],
  [['mail', 'list']],
])('where there is no database, cli %j says where it looked, and makes nothing', async (args) => {
  const elsewhere = path.join(dataDir, 'elsewhere');
  const { code, err } = await runCli(args, { DATA_DIR: elsewhere });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(ONE_LINE) });
  expect(err).toContain(`There is no database in ${elsewhere} yet.`);
  expect(existsSync(elsewhere)).toBe(false);
});

test('a database file that is none is told in one line', async () => {
  writeFileSync(path.join(dataDir, 'site.sqlite'), 'this is no database, it is a note of somebody');
  const { code, err } = await runCli(['mail', 'list'], { DATA_DIR: dataDir });
  rmSync(path.join(dataDir, 'site.sqlite'));
  expect(code).toBe(1);
  expect(err).toMatch(ONE_LINE);
  expect(err).toMatch(/backup/);
});
