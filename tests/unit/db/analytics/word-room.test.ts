import type { Word } from '../../../../services/analytics/words/reading';
import { createWordBook } from '../../../../services/analytics/words/word-book';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

/** So many referrers are new on one day. */
const DAILY_MAX = 300;
const TODAY = 20_000;

const visitedFrom = (host: string): Word => ['referrer', `https://${host}.example/`];
const manyHosts = Array.from({ length: DAILY_MAX }, (_, n) => visitedFrom(`made-up-${n}`));

describe.each(ENGINES)('the room for words on %s', (engine) => {
  let base: TestDatabase;
  beforeEach(async () => {
    base = await testDatabase(engine);
  });
  afterEach(() => base.drop());

  async function isStored(text: string): Promise<boolean> {
    return (
      (await base.db('analytics_terms').where({ kind: 'referrer', text }).first()) !== undefined
    );
  }

  test('words that were added in vain take none', async () => {
    const book = createWordBook();
    book.begin(0);
    const inVain = base.db.transaction(async (tx) => {
      await book.learn(tx, manyHosts, TODAY);
      // the first of these adds what stands for both
      await book.learn(tx, [visitedFrom('one-too-many')], TODAY);
      await book.learn(tx, [visitedFrom('another')], TODAY);
      throw new Error('not kept');
    });
    await expect(inVain).rejects.toThrow('not kept');

    book.begin(0);
    await book.learn(base.db, [visitedFrom('real')], TODAY);

    expect(await isStored('https://real.example/')).toBe(true);
  });

  test('words that were added before take theirs', async () => {
    const book = createWordBook();
    book.begin(0);
    // each of them is stored with its host
    await book.learn(base.db, manyHosts.slice(0, DAILY_MAX / 2 - 1), TODAY);
    await book.learn(base.db, [visitedFrom('the-last')], TODAY);
    await book.learn(base.db, [visitedFrom('one-too-many')], TODAY);

    expect(await isStored('https://the-last.example/')).toBe(true);
    expect(await isStored('https://one-too-many.example/')).toBe(false);
  });

  test('once there is none, words are counted no more until the day is over', async () => {
    const book = createWordBook();
    book.begin(0);
    await book.learn(base.db, [...manyHosts, visitedFrom('too-many')], TODAY);
    let counted = 0;
    base.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('count(*)')) counted += 1;
    });

    for (const host of ['a', 'b', 'c', 'd']) {
      book.begin(0);
      await book.learn(base.db, [visitedFrom(host)], TODAY);
    }
    expect(await isStored('https://d.example/')).toBe(false);
    expect(counted).toBe(1);

    book.begin(0);
    await book.learn(base.db, [visitedFrom('e')], TODAY + 1);
    expect(await isStored('https://e.example/')).toBe(true);
  });
});
