import { createWritePace } from '../../../../db/writes/write-pace';
import { createWriteQueue } from '../../../../db/writes/write-queue';
import type { Writer } from '../../../../db/writes/writer';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

/** Stores names as artists; notes which values shared a call. */
function artistWriter(lane: 'first' | 'later' = 'later') {
  const calls: string[][] = [];
  const writer: Writer<string, string> = {
    lane,
    store: async (tx, ids) => {
      calls.push(ids);
      await tx('artists').insert(ids.map((id) => ({ id, name: id })));
      return ids.map((id) => `kept ${id}`);
    },
  };
  return { writer, calls };
}

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  const stored = (): Promise<string[]> => database.db('artists').orderBy('id').pluck('id');

  test('what arrives together is stored together and each is answered', async () => {
    const queue = createWriteQueue(database.db);
    const { writer, calls } = artistWriter();

    const answers = await Promise.all(['a', 'b', 'c'].map((id) => queue.write(writer, id)));

    expect(answers).toEqual(['kept a', 'kept b', 'kept c']);
    expect(calls).toEqual([['a', 'b', 'c']]);
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  test('a value that cannot be stored fails alone', async () => {
    const queue = createWriteQueue(database.db);
    const { writer } = artistWriter();

    const outcomes = await Promise.allSettled(['a', 'b', 'a'].map((id) => queue.write(writer, id)));

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await stored()).toEqual(['a', 'b']);
  });

  test('an answer comes after the commit, never before', async () => {
    const queue = createWriteQueue(database.db);
    const failing: Writer<string, string> = {
      lane: 'later',
      store: async (tx, ids) => {
        await tx('artists').insert(ids.map((id) => ({ id, name: id })));
        throw new Error('after the insert');
      },
    };

    await expect(queue.write(failing, 'a')).rejects.toThrow('after the insert');

    expect(await stored()).toEqual([]);
  });

  test('the first lane overtakes what is waiting in the later one', async () => {
    const queue = createWriteQueue(database.db);
    const order: string[] = [];
    const writer = (lane: 'first' | 'later'): Writer<string, void> => ({
      lane,
      store: async (tx, ids) => {
        await tx('artists').delete();
        order.push(...ids);
        return ids.map(() => undefined);
      },
    });
    const later = writer('later');

    await Promise.all([
      ...Array.from({ length: 4 }, (_, n) => queue.write(later, `event ${n}`, 400)),
      queue.write(writer('first'), 'message'),
    ]);

    expect(order[0]).toBe('message');
    expect(order).toHaveLength(5);
  });

  test('a full queue refuses what is later and still takes what is first', async () => {
    const queue = createWriteQueue(database.db, { waitingMax: 2 });
    const { writer: later } = artistWriter('later');
    const { writer: first } = artistWriter('first');

    const outcomes = await Promise.allSettled([
      queue.write(later, 'a'),
      queue.write(later, 'b'),
      queue.write(later, 'c'),
      queue.write(first, 'd'),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await stored()).toEqual(['a', 'b', 'd']);
    expect(await queue.write(later, 'e')).toBe('kept e');
  });

  test('what is optional is refused where it would wait too long, nothing else is', async () => {
    let expectedMs = 61;
    const rowsBefore: number[] = [];
    const pace = {
      ...createWritePace(),
      expectedMs: (rows: number) => {
        rowsBefore.push(rows);
        return expectedMs;
      },
    };
    const queue = createWriteQueue(database.db, { pace });
    const { writer } = artistWriter('later');
    const optional = { ...writer, isOptional: true };

    const sweep = queue.write(writer, 'a', 3);
    await expect(queue.write(optional, 'b')).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    expect(queue.isLate()).toBe(true);
    expectedMs = 60;
    expect(queue.isLate()).toBe(false);

    expect(await sweep).toBe('kept a');
    await queue.idle();
    expect(await queue.write(optional, 'c')).toBe('kept c');
    expect(rowsBefore).toEqual([3, 3, 3, 0]);
  });

  test('the pace hears of every group: what it waited behind, and that it ended', async () => {
    const heard: unknown[] = [];
    const pace = {
      opened: (rowsBefore: number) => void heard.push(['opened', rowsBefore]),
      taken: () => void heard.push(['taken']),
      reopened: () => void heard.push(['reopened']),
      ended: (rows: number) => void heard.push(['ended', rows]),
      expectedMs: () => 0,
    };
    const queue = createWriteQueue(database.db, { pace });
    const { writer } = artistWriter();
    let second: Promise<unknown> | undefined;
    const calling: Writer<string, string> = {
      lane: 'later',
      store: async (tx, ids) => {
        second = queue.write(writer, 'b', 5);
        await tx('artists').insert(ids.map((id) => ({ id, name: id })));
        return ids;
      },
    };

    await queue.write(calling, 'a', 2);
    await second;
    await queue.idle();

    expect(heard).toEqual([
      ['opened', 0],
      ['taken'],
      ['opened', 2],
      ['ended', 2],
      ['taken'],
      ['ended', 5],
    ]);
  });

  test('idle waits for everything that was given', async () => {
    const queue = createWriteQueue(database.db);
    const { writer } = artistWriter();
    const given = queue.write(writer, 'a');

    await queue.idle();

    expect(await stored()).toEqual(['a']);
    await given;
    await queue.idle();
  });

  test('a group that met another writer is tried again', async () => {
    const queue = createWriteQueue(database.db);
    let tries = 0;
    const busy: Writer<string, string> = {
      lane: 'later',
      store: async (tx, ids) => {
        await tx('artists').insert(ids.map((id) => ({ id, name: id })));
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
        return ids;
      },
    };

    expect(await queue.write(busy, 'a')).toBe('a');
    expect(tries).toBe(3);
    expect(await stored()).toEqual(['a']);
  });
});
