import path from 'node:path';
import { openDb } from '../../../db/connect';
import { tempFolder } from '../../support/test-process';

/** Enough to see one refused nearly every time where none is asked for again. */
const FILES = 200;

test('processes that open a new file at once all get in', async () => {
  const { folder, remove } = tempFolder();

  for (let file = 0; file < FILES; file += 1) {
    const address = { file: path.join(folder, `${file}.sqlite`) };
    const processes = Array.from({ length: 4 }, () => openDb(address));
    const modes = await Promise.allSettled(processes.map((db) => db.raw('PRAGMA journal_mode')));
    await Promise.all(processes.map((db) => db.destroy()));
    const wal = { status: 'fulfilled', value: [{ journal_mode: 'wal' }] };
    expect(modes).toEqual(processes.map(() => wal));
  }

  remove();
});
