import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import { aStoredMessage } from '../../../support/inbox';
import { testCli } from '../../../support/test-cli';

let dataDir: string;
let db: Db;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'cli-'));
  db = openDb({ file: path.join(dataDir, 'site.sqlite') });
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

test.each(['person', 'messages'])(
  '%s erase leaves nothing on the disk, SQLite’s log included, while the product runs',
  async (noun) => {
    await aStoredMessage(db, 1, { email: 'zebulon@private.example' });

    expect(await testCli(db, { dataDir })(noun, 'erase', 'zebulon@private.example')).toMatchObject({
      code: 0,
    });

    for (const name of readdirSync(dataDir).filter((file) => file.startsWith('site.sqlite'))) {
      expect([name, readFileSync(path.join(dataDir, name)).includes('zebulon')]).toEqual([
        name,
        false,
      ]);
    }
  },
);
