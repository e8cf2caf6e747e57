import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds that a slowed process runs before it rests. */
const RUN_MS = 2;

/** Lets processes run, then holds them for so many times as long; in a thread, since timers are too coarse. */
const PROGRAM = `
const { parentPort, workerData: { pids, runMs, restMs } } = require('node:worker_threads');
parentPort.postMessage('begins');
const clock = new Int32Array(new SharedArrayBuffer(4));
const wait = (ms) => Atomics.wait(clock, 0, 0, ms);
for (;;) {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  wait(restMs);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  wait(runMs);
}`;

/**
 * Gives processes a share of the time only, all their threads alike. DevTools' own throttling would slow the page's
 * thread alone: "Operation is only supported for pages, not workers".
 * @returns the way to let them go
 */
export async function slowProcesses(pids: number[], factor: number): Promise<() => Promise<void>> {
  if (factor <= 1) return async () => {};
  const workerData = { pids, runMs: RUN_MS, restMs: RUN_MS * (factor - 1) };
  const thread = new Worker(PROGRAM, { eval: true, workerData });
  await once(thread, 'message');
  return async () => {
    await thread.terminate();
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}
