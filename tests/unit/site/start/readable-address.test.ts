import { readableAddress } from '../../../../site/start/readable-address';

const ESCAPES = Array.from({ length: 0x80 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`);

/** Whether `decodeURI` gives back what has to be escaped again, or leaves the escape. */
const isTwoWays = (code: string) => code === '%25' || decodeURI(code) === code;

test.each([true, false])('an address with an escape that parts it: %s', async (isParted) => {
  for (const code of ESCAPES.filter((each) => isTwoWays(each) === isParted)) {
    for (const written of [code, code.toUpperCase()]) {
      Object.assign(globalThis, { location: { pathname: `/a${written}b` } });
      const outcome = await Promise.race([
        readableAddress().then(() => 'goes on'),
        new Promise((resolve) => setImmediate(resolve, 'waits')),
      ]);
      expect([written, outcome]).toEqual([written, isParted ? 'waits' : 'goes on']);
    }
  }
});
