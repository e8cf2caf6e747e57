import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../cli/setup/service/free-port.mjs';
import { endProcesses, startProcess, tempFolder } from '../../support/process/test-process';

afterEach(endProcesses);

test('who calls between the opening of the port and the end of the start is answered', async () => {
  const temp = tempFolder();
  const port = await freePort();
  // reading a pipe takes until somebody writes: so long the start stands still, with its port open
  const secret = path.join(temp.folder, 'secret');
  execFileSync('mkfifo', ['-m', '600', secret]);
  const service = startProcess({ DATA_DIR: temp.folder, PORT: String(port) });
  const writer = await open(secret, 'w');

  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(socket, 'close');
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
  );
  while (!answer.includes('100 Continue')) await once(socket, 'data');
  await writer.writeFile('a secret that is long enough, and nobody’s');
  await writer.close();
  socket.write('{}');
  await closed;

  expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 (?:503 Service Unavailable|422 .*)\r\n/);
  await service.ready();
  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  temp.remove();
});
