import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requestSubscription } from '../../../../db/audience/subscriptions';
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import { NOON } from '../../../support/app/test-app';
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

test.each(['person', 'messages', 'subscribers'])(
  '%s erase leaves nothing on the disk, SQLite’s log included, while the product runs',
  async (noun) => {
    const email = 'zebulon@private.example';
    if (noun === 'subscribers') {
      const asked = { id: 'one', email, source: 'footer', topics: '["all"]' };
      await requestSubscription(db, asked, 'hash', NOON.toISOString());
    } else await aStoredMessage(db, 1, { email });

    expect(await testCli(db, { dataDir })(noun, 'erase', email)).toMatchObject({
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
