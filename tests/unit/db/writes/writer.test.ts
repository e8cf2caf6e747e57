import type { Db } from '../../../../db/connect';
import { storeEach } from '../../../../db/writes/writer';

const TX = {} as Db; // nothing is asked of it

test('values are stored one after the other, and each is answered in its place', async () => {
  const steps: string[] = [];
  const writer = storeEach(async (_: Db, name: string) => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    return `of ${name}`;
  });

  expect(await writer.store(TX, ['a', 'b'])).toEqual(['of a', 'of b']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
