import { layLine } from '../../faults/cluster/cuttable';
import { testDatabase } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';
import { endProcesses, startProcess, tempFolder } from '../../support/process/test-process';

afterEach(endProcesses);

test('a database that falls silent for good keeps nobody waiting for good', async () => {
  const temp = tempFolder();
  const database = await testDatabase('postgres');
  const address = new URL('url' in database.address ? database.address.url : '');
  const line = await layLine(Number(address.port));
  address.port = String(line.port);
  const service = startProcess({
    DATABASE_URL: address.href,
    DATA_DIR: temp.folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const url = await service.ready();
  const post = async (): Promise<number> => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(aContactRequest());
    return (await fetch(`${url}/api/contact`, { method: 'POST', headers, body })).status;
  };
  expect(await post()).toBe(201);

  line.hush();

  // Whoever waits behind what is given up is stored after it; whoever is given up is told.
  expect([201, 503]).toContain(await post());
  expect(await post()).toBe(201);
  service.kill('SIGTERM');
  await service.ended;
  line.close();
  await database.drop();
  temp.remove();
});
