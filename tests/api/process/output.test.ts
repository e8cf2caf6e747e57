import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../cli/setup/service/free-port.mjs';
import { endProcesses, startProcess, tempFolder } from '../../support/process/test-process';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => {
  endProcesses();
  temp.remove();
});

/** What Linux keeps of a pipe that nobody reads. */
const PIPE_BYTES = 65_536;

/** A shell that hands over an output below which the disk is full. */
const onFullDisk = (output: string) => ['sh', '-c', `exec "$@" ${output}>/dev/full`, 'sh'];

test('a log that cannot be written any more ends nothing, and is kept in DATA_DIR', async () => {
  const service = startProcess({ DATA_DIR: temp.folder }, undefined, onFullDisk('2'));
  const url = await service.ready();

  for (const call of ['first', 'second']) {
    expect((await fetch(`${url}/api/${call}`)).status).toBe(404);
  }
  service.kill('SIGTERM');

  expect(await service.ended).toBe(0);
  const log = readFileSync(path.join(temp.folder, 'logs/service.log'), 'utf8');
  expect(log.match(/"status":404/g)).toHaveLength(2);
});

test('a log that nobody reads any more holds up nothing, nor the end', async () => {
  const pipe = path.join(temp.folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const unread = ['sh', '-c', `exec "$@" 2<>'${pipe}'`, 'sh'];
  const service = startProcess({ DATA_DIR: temp.folder, RATE_LIMITS: 'off' }, undefined, unread);
  const url = await service.ready();

  // each writes a line, all together more than a pipe holds
  const statuses: number[] = [];
  while (statuses.length < 600) {
    const calls = Array.from({ length: 50 }, () => fetch(`${url}/api/unknown`));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  service.kill('SIGTERM');

  expect(await service.ended).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([404]));
  const log = readFileSync(path.join(temp.folder, 'logs/service.log'), 'utf8');
  expect(log.match(/"status":404/g)).toHaveLength(statuses.length);
  expect(log.length).toBeGreaterThan(PIPE_BYTES);
});

test('nor does an output that does not take the address', async () => {
  const port = await freePort();
  const env = { DATA_DIR: temp.folder, PORT: String(port) };
  const service = startProcess(env, undefined, onFullDisk(''));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const over = service.ended.then(() => true);
  while (!(await isReady())) {
    if ((await Promise.race([over, new Promise(setImmediate)])) === true) break;
  }
  service.kill('SIGTERM');

  expect(await service.ended).toBe(0);
});
