import { DATA_VERSION } from '../../../../db/engine/write-ahead';
import { createWriteQueue, type WriteQueue } from '../../../../db/writes/write-queue';
import type { Writer } from '../../../../db/writes/writer';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

/** Fewer are not made ready while others are stored. */
const CROWD = 16;

describe.each(ENGINES)('on %s', (engine) => {
  const isAhead = engine === 'sqlite';
  let database: TestDatabase;
  let queue: WriteQueue;
  /** What the writer was asked and told, in order. */
  let heard: string[];
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(async () => {
    await database.clear();
    queue = createWriteQueue(database.db);
    heard = [];
  });
  afterAll(() => database.drop());

  const stored = (): Promise<string[]> => database.db('artists').orderBy('id').pluck('id');

  /** Stores names as artists, ready where `onPrepare` lets it. */
  async function artistWriter(
    onPrepare: (ids: readonly string[]) => boolean = () => true,
  ): Promise<Writer<string, string>> {
    const [row] = isAhead ? await database.db.raw(`select ${DATA_VERSION} as version`) : [];
    return {
      lane: 'later',
      store: async (tx, ids) => {
        heard.push(`store ${ids}`);
        await tx('artists').insert(ids.map((id) => ({ id, name: id })));
        return ids.map((id) => `asked ${id}`);
      },
      ahead: {
        isReady: () => true,
        prepare: (_db, ids) => {
          heard.push(`prepare ${ids}`);
          if (!onPrepare(ids)) return undefined;
          const rows = ids.map((id) => `('${id}', '${id}')`);
          return {
            script: `insert into artists (id, name) values ${rows}`,
            version: row.version,
            isValid: () => true,
            results: ids.map((id) => `ready ${id}`),
          };
        },
      },
      ended: (isStored) => heard.push(`${isStored}`),
    };
  }

  const write = (writer: Writer<string, string>, ids: readonly string[], weight = 1) =>
    Promise.all(ids.map((id) => queue.write(writer, id, weight)));

  test('a group of one kind is made ready, if there is a way without asking', async () => {
    const writer = await artistWriter();
    expect(await write(writer, ['a', 'b'])).toEqual(
      isAhead ? ['ready a', 'ready b'] : ['asked a', 'asked b'],
    );
    expect(heard).toEqual([isAhead ? 'prepare a,b' : 'store a,b', 'true']);
    expect(await stored()).toEqual(['a', 'b']);
  });

  test('what cannot be made ready, or comes with others, is stored the usual way', async () => {
    const writer = await artistWriter(() => false);
    const { ahead: _, ...other } = await artistWriter();
    expect(await write(writer, ['a'])).toEqual(['asked a']);
    const both = [queue.write(writer, 'b'), queue.write(other, 'c')];
    expect(await Promise.all(both)).toEqual(['asked b', 'asked c']);
    expect(heard.filter((line) => line.startsWith('prepare'))).toEqual(
      isAhead ? ['prepare a'] : [],
    );
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  test('a value that cannot be stored fails alone', async () => {
    const writer = await artistWriter();
    await write(writer, ['a']);
    const outcomes = await Promise.allSettled(['b', 'a'].map((id) => queue.write(writer, id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toEqual(['a', 'b']);
  });

  test('a writer that fails to make something ready loses nothing', async () => {
    const writer = await artistWriter(() => {
      throw new Error('a mistake');
    });
    expect(await write(writer, ['a', 'b'])).toEqual(['asked a', 'asked b']);
    if (isAhead) expect(heard.slice(0, 2)).toEqual(['prepare a,b', 'false']);
  });

  if (!isAhead) return;

  test('while a group is stored the next is made ready, if it is no smaller', async () => {
    const answers: Promise<string[]>[] = [];
    // Runs as soon as the group before is on its way.
    const behind = (id: string, weight: number) =>
      queueMicrotask(() => answers.push(write(writer, [id], weight)));
    const writer = await artistWriter(([first]) => {
      if (first === 'a') behind('b', CROWD);
      if (first === 'b') behind('c', CROWD - 1);
      return true;
    });

    await write(writer, ['a']);
    expect(heard).toEqual(['prepare a', 'prepare b', 'true']);
    await queue.idle();

    expect(heard).toEqual(['prepare a', 'prepare b', 'true', 'true', 'prepare c', 'true']);
    expect(await Promise.all(answers)).toEqual([['ready b'], ['ready c']]);
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  test('when a group cannot be stored as it was made ready, neither is what builds upon it', async () => {
    await database.db('artists').insert({ id: 'x', name: 'x' });
    const answers: Promise<string[]>[] = [];
    const writer = await artistWriter(([first]) => {
      if (first === 'a') queueMicrotask(() => answers.push(write(writer, ['b'], CROWD)));
      return true;
    });

    const outcomes = await Promise.allSettled(['a', 'x'].map((id) => queue.write(writer, id)));

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await Promise.all(answers)).toEqual([['asked b']]);
    expect(heard.slice(0, 4)).toEqual(['prepare a,x', 'prepare b', 'false', 'store a,x,b']);
    expect(await stored()).toEqual(['a', 'b', 'x']);
  });
});
