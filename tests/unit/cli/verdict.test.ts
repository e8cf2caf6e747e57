import { CommanderError } from 'commander';
import { verdictOn } from '../../../cli/verdict';
import { StartError } from '../../../services/start-error';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('secret values'), { code }, more);

test.each([
  [new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'), 0, undefined],
  [new CommanderError(1, 'commander.help', '(outputHelp)'), 2, undefined],
  [
    new CommanderError(1, 'commander.unknownCommand', 'error: unknown\n(Did you?)'),
    2,
    'unknown (Did you?)',
  ],
  [new CommanderError(1, 'commander.error', 'It failed.'), 1, 'It failed.'],
  [new CommanderError(2, 'commander.error', 'So not.'), 2, 'So not.'],
  [new StartError('PORT: mend it.'), 1, 'PORT: mend it.'],
])('%s ends with %i', (error, exitCode, line) => {
  expect(verdictOn(error)).toEqual({ exitCode, line });
});

test.each([
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
  'ECONNREFUSED',
  '28P01',
  '3D000',
  'SQLITE_NOTADB',
])('the database’s %s is one line that names the code and no value', (code) => {
  const { exitCode, line } = verdictOn(withCode(code));
  expect(exitCode).toBe(1);
  expect(line).toMatch(new RegExp(`\\(${code}\\)[^\\n]*$`));
  expect(line).not.toContain('secret');
});

test('a file that cannot be used is named', () => {
  expect(verdictOn(withCode('EACCES', { path: '/some/file' })).line).toMatch(
    /^\/some\/file: .*EACCES/,
  );
});

test('a bug shows its stack', () => {
  expect(verdictOn(new TypeError('x is not a function')).line).toMatch(/TypeError.*\n\s+at /);
});
