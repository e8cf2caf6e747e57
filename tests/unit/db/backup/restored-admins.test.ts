import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { grantRole } from '../../../../db/accounts/user-roles';
import { insertUser } from '../../../../db/accounts/users';
import { testCli } from '../../../support/test-cli';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/test-database';
import { tempFolder } from '../../../support/test-process';

let open: TestDatabase[] = [];
const { folder, remove } = tempFolder();
afterEach(async () => {
  for (const database of open) await database.drop();
  open = [];
});
afterAll(remove);

test.each(ENGINES)('%s: a restore names whom the backup made administrators', async (engine) => {
  const old = await testDatabase(engine);
  const fresh = await testDatabase(engine, true);
  open = [old, fresh];
  const file = path.join(folder, `${engine}.ndjson.gz`);
  const options = { dataDir: folder, env: { PORT: '0' } };
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  await testCli(old.db, options)('backup', file);
  const cli = testCli(fresh.db, options);
  const nobody = await cli('restore', file);
  const at = '2026-01-01T00:00:00.000Z';
  const eve = { id: randomUUID(), email: 'eve@elsewhere.example', password_hash: 'x' };
  await insertUser(old.db, { ...eve, confirmed_at: at, created_at: at });
  await grantRole(old.db, { user_id: eve.id, role: 'admin', granted_at: at });
  await testCli(old.db, options)('backup', file);

  const { out } = await cli('restore', file, '--force');
  const again = await cli('restore', file, '--force', '--json');

  expect(nobody.out).toContain('The backup holds no administrator: npx cli create-user EMAIL');
  expect(out).toContain('Administrators are those of the backup: eve@elsewhere.example. ');
  expect(JSON.parse(again.out)).toMatchObject({ admins: ['eve@elsewhere.example'] });
});
