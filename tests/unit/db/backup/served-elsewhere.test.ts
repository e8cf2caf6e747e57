import path from 'node:path';
import { openDb } from '../../../../db/connect';
import { countServiceConnections, SERVICE_CONNECTION } from '../../../../db/engine/services';
import { testDatabase } from '../../../support/database/test-database';
import { endProcesses, startProcess, tempFolder } from '../../../support/process/test-process';
import { testCli } from '../../../support/test-cli';

test('a restore is refused while a service of another machine is connected to the database', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const { folder, remove } = tempFolder();
  const settings = 'url' in address ? { DATABASE_URL: address.url, PORT: '0' } : {};
  const cli = testCli(db, { dataDir: folder, env: settings });
  const file = path.join(folder, 'a.ndjson.gz');
  expect(await cli('backup', file)).toMatchObject({ code: 0 });
  expect(await cli('restore', '--force', file)).toMatchObject({ code: 0 });
  const elsewhere = openDb(address, { name: SERVICE_CONNECTION });
  await elsewhere.raw('select 1');

  expect(await cli('restore', '--force', file)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^The product runs on this database, perhaps on another machine\. Stop/,
    ),
  });

  await elsewhere.destroy();
  await drop();
  remove();
});

test('a service is told from others by its connections, in its own database alone', async () => {
  const [served, other] = [await testDatabase('postgres'), await testDatabase('postgres')];
  const { folder, remove } = tempFolder();
  const url = 'url' in served.address ? served.address.url : '';
  const service = startProcess({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'error' });
  await service.ready();

  expect(await countServiceConnections(served.db)).toBeGreaterThan(0);
  expect(await countServiceConnections(other.db)).toBe(0);

  endProcesses();
  await Promise.all([served.drop(), other.drop()]);
  remove();
});
