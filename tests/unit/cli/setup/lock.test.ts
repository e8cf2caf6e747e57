import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from '../../../../cli/setup/process/lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  file = path.join(folder, 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const unheard = () => {
  throw new Error('There was nobody to wait for.');
};

/** Leaves the lock of a process as it looks when that process was killed. */
function leaveLock(pid: number, host = os.hostname()): void {
  writeFileSync(file, JSON.stringify({ pid, host, at: 1 }));
}

const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('the second waits for the first, says so once, and then has its turn', async () => {
  const order: string[] = [];
  let finishFirst = () => {};
  const first = withLock(file, unheard, async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    order.push('first ends');
  });
  const second = withLock(
    file,
    (pid) => {
      order.push(`waiting for ${pid}`);
      finishFirst();
    },
    async () => order.push('second'),
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', `waiting for ${process.pid}`, 'first ends', 'second']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that cannot be written is said in a line for a person', async () => {
  writeFileSync(file, 'a file in the place of a folder');
  const taken = withLock(path.join(file, 'build.lock'), unheard, async () => {});
  await expect(taken).rejects.toMatchObject({
    name: 'SetupError',
    message: `${file} cannot be written (EEXIST). Mend its permissions, then start again. What is built already is served by npm run service.`,
  });
});

test('a task that fails gives the lock back', async () => {
  const task = () => Promise.reject(new Error('no'));
  await expect(withLock(file, unheard, task)).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  leaveLock(endedPid());
  expect(
    await withLock(
      file,
      () => {},
      async () => 'mine',
    ),
  ).toBe('mine');
});

test('a holder that has not been heard of for a minute is gone, wherever it ran', async () => {
  leaveLock(process.pid, 'another-machine');
  const longAgo = new Date(Date.now() - 61_000);
  utimesSync(file, longAgo, longAgo);
  expect(
    await withLock(
      file,
      () => {},
      async () => 'mine',
    ),
  ).toBe('mine');
});

test('of many that find a dead lock, one at a time gets it', async () => {
  leaveLock(endedPid());
  let inside = 0;
  const most: number[] = [];
  const task = async () => {
    inside += 1;
    most.push(inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(file, () => {}, task)));
  expect(most).toEqual(Array(8).fill(1));
});
