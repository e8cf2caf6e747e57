import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { enqueueEmail } from '../../../../db/outbox/outbox';
import { anEmail } from '../../../support/factories';
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

test.each(ENGINES)('%s: a restore says how many mails the service will send', async (engine) => {
  const old = await testDatabase(engine);
  const fresh = await testDatabase(engine, true);
  open = [old, fresh];
  const file = path.join(folder, `${engine}.ndjson.gz`);
  const options = { dataDir: folder, env: { PORT: '0' } };
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  await enqueueEmail(old.db, anEmail(), '2026-01-01T00:00:00.000Z');
  await testCli(old.db, options)('backup', file);

  const cli = testCli(fresh.db, options);
  const { out } = await cli('restore', file);
  const again = await cli('restore', file, '--force', '--json');

  expect(out).toContain('Mails that waited then: 1.');
  expect(JSON.parse(again.out)).toMatchObject({ waiting_mails: 1 });
});
