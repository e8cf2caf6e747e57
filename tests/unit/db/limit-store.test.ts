import type { Db } from '../../../db/connect';
import { limitStore } from '../../../db/limit-store';
import type { WriteQueue } from '../../../db/writes/write-queue';
import type { Writer } from '../../../db/writes/writer';

interface Statement {
  text: string;
  values: unknown[];
}

test('calls of one moment are counted in one order by every process, and each hears of its own', async () => {
  const writers: Writer<Statement, unknown>[] = [];
  // Only `write` is called, with the writer of the store.
  const writes = {
    write: async (writer: Writer<Statement, unknown>) => void writers.push(writer),
  } as unknown as WriteQueue;
  const asked: unknown[] = [];
  // Only `raw` is called; it answers as SQLite does.
  const tx = {
    raw: async (_: string, [key]: unknown[]) => {
      asked.push(key);
      return [{ key }];
    },
  } as unknown as Db;
  const counting = (key: string): Statement => ({ text: 'count $1', values: [key] });
  await limitStore({ writes }).query(counting('any'));

  const answers = await writers[0]?.store(tx, ['c', 'a', 'b'].map(counting));

  expect(asked).toEqual(['a', 'b', 'c']);
  expect(answers).toEqual(['c', 'a', 'b'].map((key) => ({ rows: [{ key }], rowCount: 1 })));
});
