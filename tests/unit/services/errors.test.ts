import { tooManyTries } from '../../../services/errors';

test.each([
  [0, '1 second', '1'],
  [1_000, '1 second', '1'],
  [1_001, '2 seconds', '2'],
  [119_000, '119 seconds', '119'],
  [121_000, '3 minutes', '121'],
  [900_000, '15 minutes', '900'],
])(
  'after too many tries, %d ms are “%s” for people and %s s for programs',
  (ms, words, seconds) => {
    const refusal = tooManyTries(ms);
    expect(refusal.message).toBe(`Too many tries. Please wait ${words}.`);
    expect(refusal.headers).toEqual({ 'Retry-After': seconds });
  },
);
