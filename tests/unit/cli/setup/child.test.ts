import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChild, stopChildren } from '../../../../cli/setup/process/child.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'child-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FOREVER = 'setInterval(() => {}, 1000);';

const node = (script: string, more: object = {}) =>
  runChild({
    command: process.execPath,
    args: ['-e', script],
    cwd: folder,
    env: process.env,
    ...more,
  });

test('the exit code and every line of both outputs arrive, in the log too', async () => {
  const lines: string[] = [];
  const logFile = path.join(folder, 'logs', 'run.log');
  const script = "console.log('out'); console.error('err'); process.exitCode = 3";
  const outcome = await node(script, { logFile, onLine: (line: string) => lines.push(line) });

  expect(outcome).toEqual({ code: 3, timedOut: false });
  expect(lines.sort()).toEqual(['err', 'out']);
  expect(readFileSync(logFile, 'utf8').split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a log that cannot be written is an error for a person, of a command that failed', async () => {
  const logFile = folder; // a folder, in which nothing can be written as in a file
  expect(await node("console.log('out')", { logFile })).toEqual({ code: 0, timedOut: false });
  await expect(node("console.log('out'); process.exitCode = 3", { logFile })).rejects.toMatchObject(
    {
      name: 'SetupError',
      message: expect.stringContaining(`${folder} cannot be written: EISDIR`),
    },
  );
});

test('a command that takes longer than its limit is stopped', async () => {
  expect(await node(FOREVER, { limitMs: 200 })).toEqual({ code: 1, timedOut: true });
});

test('a stop reaches what a command started', async () => {
  const grandchild = `console.log('grandchild runs'); ${FOREVER}`;
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' }); ${FOREVER}`;

  // Both write to one pipe, so the run ends only when both are gone.
  const outcome = await node(script, { onLine: stopChildren });
  expect(outcome).toEqual({ code: 1, timedOut: false });
});

test('what a command leaves running does not keep us waiting', async () => {
  const script = `require('child_process').spawn(process.execPath, ['-e', '${FOREVER}'], { stdio: 'inherit' }); process.exit(0)`;
  expect(await node(script)).toEqual({ code: 0, timedOut: false });
});

test('a command that does not exist is an error for a person', async () => {
  const run = runChild({ command: path.join(folder, 'nothing'), args: [], cwd: folder, env: {} });
  await expect(run).rejects.toMatchObject({ name: 'SetupError', message: /cannot run/ });
});
