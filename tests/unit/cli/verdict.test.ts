import { CommanderError } from 'commander';
import { verdictOn } from '../../../cli/verdict';
import { StartError } from '../../../services/start-error';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('secret values'), { code }, more);

test.each([
  [new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'), 0, undefined],
  [new CommanderError(1, 'commander.help', 'Name a command.'), 2, 'Name a command.'],
  [
    new CommanderError(1, 'commander.unknownCommand', 'error: unknown\n(Did you?)'),
    2,
    'unknown (Did you?)',
  ],
  [new CommanderError(1, 'commander.error', 'It failed.'), 1, 'It failed.'],
  [new CommanderError(2, 'commander.error', 'So not.'), 2, 'So not.'],
  [new StartError('PORT: mend it.'), 1, 'PORT: mend it.'],
  [
    Object.assign(new Error('This operation was aborted'), { name: 'AbortError' }),
    1,
    'Stopped before its end: no file and no database was replaced.',
  ],
])('%s ends with %i', (error, exitCode, line) => {
  expect(verdictOn(error)).toEqual({ exitCode, line });
});

test.each([
  ['SQLITE_BUSY', /^The database is busy \(SQLITE_BUSY\)\. Try again/],
  ['SQLITE_FULL', /^DATA_DIR: .* no room .*\(SQLITE_FULL\)\. Free some space/],
  ['SQLITE_CANTOPEN', /^DATA_DIR: .*\(SQLITE_CANTOPEN\)\. Mend the permissions/],
  ['SQLITE_NOTADB', /^DATA_DIR: .*\(SQLITE_NOTADB\)\. Move it away/],
  ['55P03', /^DATABASE_URL: .* in use \(55P03\)\. End what reads them/],
  ['53100', /^DATABASE_URL: .* no room .*\(53100\)\. Free some space/],
  ['ECONNREFUSED', /^DATABASE_URL: .*\(ECONNREFUSED\)\. Start it/],
  ['28P01', /^DATABASE_URL: .* user or password \(28P01\)\. Mend them/],
  ['3D000', /^DATABASE_URL: .* no such database \(3D000\)\. Create it/],
])('%s of the database is one line that says what to mend, and no value', (code, words) => {
  const { exitCode, line } = verdictOn(withCode(code));
  expect(exitCode).toBe(1);
  expect(line).toMatch(words);
  expect(line).not.toMatch(/\n|secret/);
});

test('a disk that is full is said, with the file where it is known', () => {
  expect(verdictOn(withCode('ENOSPC')).line).toBe(
    'there is no room left (ENOSPC). Free some, or name another place.',
  );
  expect(verdictOn(withCode('EDQUOT')).line).toMatch(/^there is no room left \(EDQUOT\)/);
  expect(verdictOn(withCode('ENOSPC', { path: '/some/file' })).line).toMatch(
    /^\/some\/file: there is no room left/,
  );
});

test('a file that cannot be used is named', () => {
  expect(verdictOn(withCode('EACCES', { path: '/some/file' })).line).toMatch(
    /^\/some\/file: .*EACCES/,
  );
});

test('a bug shows its stack', () => {
  expect(verdictOn(new TypeError('x is not a function')).line).toMatch(/TypeError.*\n\s+at /);
});
