import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { testCli } from '../../../support/test-cli';
import { type TestDatabase, testDatabase } from '../../../support/test-database';
import { tempFolder } from '../../../support/test-process';

const STOP = 'systemctl stop artistry.socket artistry.service';

let database: TestDatabase;
let folder: string;
let remove: () => void;
let file: string;
let server: Server | undefined;
const calls = new Set<Socket>();
beforeEach(async () => {
  database = await testDatabase('sqlite');
  ({ folder, remove } = tempFolder());
  // Stands for the file of the database, which is in memory here.
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  file = path.join(folder, 'a.ndjson.gz');
  await testCli(database.db, { dataDir: folder })('backup', file);
});
afterEach(async () => {
  for (const call of calls) call.destroy();
  server?.close();
  server = undefined;
  await database.drop();
  remove();
});

/** Restores while something has the port of the settings. */
async function restoreBeside(taker: Server) {
  server = taker.listen(0, '127.0.0.1').on('connection', (call) => void calls.add(call));
  await once(taker, 'listening');
  // a TCP server has this kind of address
  const { port } = taker.address() as AddressInfo;
  return testCli(database.db, { dataDir: folder, env: { PORT: String(port) } })('restore', file);
}

test('a restore is refused while the product runs, or something that may be about to start it', async () => {
  const running = createHttpServer((_, response) => void response.end('{"uptime_s":1}'));
  expect(await restoreBeside(running)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`^The product runs on PORT .*${STOP}`)),
  });
  running.close();

  expect(await restoreBeside(createServer())).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`^Something takes calls on PORT .*${STOP}`)),
  });
});

test('another program on the port is in nobody’s way', async () => {
  const other = createHttpServer((_, response) => void response.end('hello'));

  expect(await restoreBeside(other)).toMatchObject({ code: 0 });
});
