import { AppError } from '../../../../services/errors';
import { reportFailure } from '../../../../services/http/answer/error-handler';
import type { Log } from '../../../../services/log';

const COUNTED: string[] = [];

function reported(thrown: unknown): unknown[] {
  const lines: unknown[] = [];
  const say = (level: string) => (fields: object, message: string) =>
    lines.push([level, fields, message]);
  // reporting writes on these two levels alone
  const log = { warn: say('warn'), error: say('error') } as unknown as Log;
  reportFailure(log, (code) => COUNTED.push(code), 'r1', thrown);
  return lines;
}

test('what we refuse ourselves is one sentence, without places in the code', () => {
  expect(reported(new AppError('unavailable', 'The service is starting.'))).toEqual([
    [
      'warn',
      { requestId: 'r1', problem: 'unavailable', message: 'The service is starting.' },
      'failed',
    ],
  ]);
});

test('what was thrown under it is described with where it was thrown', () => {
  const frames = expect.arrayContaining([expect.stringContaining('report-failure.test')]);

  const [refused] = reported(
    new AppError('unavailable', 'The database is away.', { cause: new Error('lost') }),
  );
  const [bug] = reported(new TypeError('no such thing'));
  const [nothing] = reported(undefined);

  expect(refused).toEqual(['warn', expect.objectContaining({ message: 'lost', frames }), 'failed']);
  expect(bug).toEqual([
    'error',
    expect.objectContaining({ problem: 'internal', message: 'no such thing', frames }),
    'failed',
  ]);
  const found = expect.objectContaining({ problem: 'internal', frames });
  expect(nothing).toEqual(['error', found, 'failed']);
});

test('what a visitor did wrong is counted and not logged', () => {
  expect(reported(new AppError('bad_request', 'The request could not be read.'))).toEqual([]);
  expect(COUNTED).toContain('bad_request');
});
