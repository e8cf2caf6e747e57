import { webcrypto } from 'node:crypto';
import { randomId } from '../../../../site/analytics/random-id';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an id is a UUID of chance, also without TLS', () => {
  const insecure = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) };
  for (const found of [crypto, insecure]) {
    jest.replaceProperty(globalThis, 'crypto', found as Crypto); // what a page without TLS has of it
    const ids = Array.from({ length: 500 }, randomId);
    expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(500);
    // every digit that is left to chance takes every value that it may
    const digitsAt = (at: number) => new Set(ids.map((id) => id[at])).size;
    expect([0, 19, 35].map(digitsAt)).toEqual([16, 4, 16]);
    jest.restoreAllMocks();
  }
});
