import path from 'node:path';
import { openDb, openReads } from '../../../db/connect';
import { tempFolder } from '../../support/process/test-process';

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

test('what a query was asked for stays out of its error, wherever it is read', async () => {
  const { folder, remove } = tempFolder();
  const address = { file: path.join(folder, 'site.sqlite') };
  const db = openDb(address);
  await db.raw('select 1');
  const reads = openReads(address, db);

  for (const one of [db, reads]) {
    const fault: Error = await one('nowhere')
      .where({ email: 'ada@example.org' })
      .catch((e) => e);
    expect(fault.message).toMatch(/no such table/);
    expect(fault.message).not.toMatch(/ada@example/);
  }

  await Promise.all([db.destroy(), reads.destroy()]);
  remove();
});
