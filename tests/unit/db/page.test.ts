import { readMessages } from '../../../db/contact/contact-messages';
import { eachRow } from '../../../db/page';
import { ENGINES, type TestDatabase, testDatabase } from '../../support/database/test-database';
import fc from '../../support/fuzz/fast-check';
import { aStoredMessage } from '../../support/inbox';

const SEED = 20_250_602;

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.drop());

  test('pages of any size, put together, are the whole list in its order', async () => {
    const minutes = fc.array(fc.nat({ max: 4 }), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(minutes, fc.integer({ min: 1, max: 6 }), async (times, size) => {
        await database.clear();
        for (const [n, minutesAgo] of times.entries()) {
          await aStoredMessage(database.db, n, { minutesAgo });
        }
        const rows: { created_at: string; id: string }[] = [];
        for await (const row of eachRow((cut) => readMessages(database.db, {}, cut), size)) {
          rows.push(row);
        }
        const keys = rows.map(({ created_at, id }) => `${created_at} ${id}`);
        expect(keys).toHaveLength(times.length);
        expect(keys).toEqual([...new Set(keys)].sort().reverse());
        const whole = await readMessages(database.db, {}, { limit: times.length });
        expect(whole.next).toBeUndefined();
      }),
      { seed: SEED, numRuns: 30 },
    );
  });

  test('a message is found by any word of it, however it is spelt, and by no other', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      // What no message holds; see `longText`.
      .filter((words) => !/\0|\p{Surrogate}/u.test(words) && /\S/.test(words));
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        await database.clear();
        await aStoredMessage(database.db, 1, { message });
        const found = async (search: string) =>
          (await readMessages(database.db, { search }, { limit: 2 })).rows.length;
        const [word = ''] = message.trim().split(/\s+/);
        expect(await found(word)).toBe(1);
        expect(await found(word.toLowerCase())).toBe(1);
        expect(await found(word.normalize('NFD'))).toBe(1);
        expect(await found(`${word}§no-such-word§`)).toBe(0);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});
