import { describeError, forTerminal } from '../../../services/log';

test('an error is described by kind and place; a message that a driver wrote is left out', () => {
  const own = describeError(new TypeError('x is not a function'));
  const driver = describeError(
    Object.assign(new Error('Key (email)=(ada@example.org) exists'), { code: '23505' }),
  );

  expect(own).toMatchObject({ error: 'TypeError', message: 'x is not a function' });
  expect(own.frames).toEqual(expect.arrayContaining([expect.stringMatching(/log\.test/)]));
  expect(driver).toMatchObject({ error: 'Error', code: '23505' });
  expect(JSON.stringify(driver)).not.toContain('ada@example.org');
  expect(describeError('ada@example.org')).toEqual({ thrown: 'string' });
});

test('on a terminal an entry is one line for a person', () => {
  const entry = {
    level: 30,
    time: '2025-06-02T12:00:00.000Z',
    requestId: 'r1',
    frames: ['a', 'b'],
    msg: 'POST /api/contact',
  };

  expect(forTerminal(`${JSON.stringify(entry)}\n`)).toBe(
    '12:00:00 info  POST /api/contact requestId=r1 frames=["a","b"]\n',
  );
});
