import path from 'node:path';
import { openDb } from '../../../db/connect';
import { inTurn } from '../../../db/migrate';
import { tempFolder } from '../../support/process/test-process';

const { folder, remove } = tempFolder();
afterAll(remove);

test('a change of the schema on a full disk fails for the lack of room', async () => {
  const db = openDb({ file: path.join(folder, 'site.sqlite') });
  try {
    await db.raw('CREATE TABLE kept (id INTEGER)');
    await db.raw('PRAGMA max_page_count = 20');

    const turn = inTurn(db, async (tx) => {
      await tx.raw('DROP TABLE kept');
      await tx.raw('CREATE TABLE big (text)');
      for (let row = 0; row < 100; row += 1)
        await tx.raw('INSERT INTO big VALUES (zeroblob(4096))');
    });

    await expect(turn).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await db.schema.hasTable('kept')).toBe(true);
  } finally {
    await db.destroy();
  }
});
