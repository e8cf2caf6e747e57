import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { grantRole } from '../../../../db/accounts/user-roles';
import { insertUser } from '../../../../db/accounts/users';
import { enqueueEmail } from '../../../../db/outbox/outbox';
import {
  ENGINES,
  type Engine,
  type TestDatabase,
  testDatabase,
} from '../../../support/database/test-database';
import { anEmail } from '../../../support/factories';
import { tempFolder } from '../../../support/process/test-process';
import { testCli } from '../../../support/test-cli';

const LONG_AGO = '2026-01-01T00:00:00.000Z';

let open: TestDatabase[] = [];
const { folder, remove } = tempFolder();
afterEach(async () => {
  for (const database of open) await database.drop();
  open = [];
});
afterAll(remove);

/** A database that backs up into a file, and an empty one that restores it. */
async function oldAndFresh(engine: Engine) {
  const old = await testDatabase(engine);
  const fresh = await testDatabase(engine, true);
  open = [old, fresh];
  const file = path.join(folder, `${engine}.ndjson.gz`);
  const options = { dataDir: folder, env: { PORT: '0' } };
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  const cli = testCli(fresh.db, options);
  return {
    db: old.db,
    backUp: () => testCli(old.db, options)('backup', file),
    restore: (...flags: string[]) => cli('restore', file, ...flags),
  };
}

test.each(ENGINES)('%s: a restore names whom the backup made administrators', async (engine) => {
  const { db, backUp, restore } = await oldAndFresh(engine);
  await backUp();
  const nobody = await restore();
  const eve = { id: randomUUID(), email: 'eve@elsewhere.example', password_hash: 'x' };
  await insertUser(db, { ...eve, confirmed_at: LONG_AGO, created_at: LONG_AGO });
  await grantRole(db, { user_id: eve.id, role: 'admin', granted_at: LONG_AGO });
  await backUp();

  const { out } = await restore('--force');
  const again = await restore('--force', '--json');

  expect(nobody.out).toContain('The backup holds no administrator: npx cli create-user EMAIL');
  expect(out).toContain('Administrators are those of the backup: eve@elsewhere.example. ');
  expect(JSON.parse(again.out)).toMatchObject({ admins: ['eve@elsewhere.example'] });
});

test.each(ENGINES)(
  '%s: an account whose address would hide itself is not restored',
  async (engine) => {
    const { db, backUp, restore } = await oldAndFresh(engine);
    const eve = { id: randomUUID(), email: '\u001b[8meve@elsewhere.example', password_hash: 'x' };
    await insertUser(db, { ...eve, confirmed_at: LONG_AGO, created_at: LONG_AGO });
    await grantRole(db, { user_id: eve.id, role: 'admin', granted_at: LONG_AGO });
    await backUp();

    expect(await restore()).toMatchObject({
      code: 1,
      err: expect.stringContaining('is damaged (a row)'),
    });
  },
);

test.each(ENGINES)('%s: a restore says how many mails the service will send', async (engine) => {
  const { db, backUp, restore } = await oldAndFresh(engine);
  await enqueueEmail(db, anEmail(), LONG_AGO);
  await backUp();

  const { out } = await restore();
  const again = await restore('--force', '--json');

  expect(out).toContain('Mails that waited then: 1.');
  expect(JSON.parse(again.out)).toMatchObject({ waiting_mails: 1 });
});

test('postgres: a restored database knows how large its tables are, and looks at no others', async () => {
  const { db, backUp, restore } = await oldAndFresh('postgres');
  await enqueueEmail(db, anEmail(), LONG_AGO);
  await backUp();
  await open[1]?.db.raw('create table neighbours as select 1 as one');

  await restore();

  const sizeOf = async (table: string) => {
    const looked = await open[1]?.db.raw('select reltuples from pg_class where oid = ?::regclass', [
      table,
    ]);
    return looked.rows[0].reltuples;
  };
  expect(await sizeOf('outbox')).toBe(1);
  expect(await sizeOf('neighbours')).toBe(-1); // not looked at yet
});
