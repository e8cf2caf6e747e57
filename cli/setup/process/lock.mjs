import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setupError } from './fail.mjs';

const HEARTBEAT_MS = 2_000;
/** A holder that has not been heard of for so long is gone, even if a process has its number. */
const SILENCE_MS = 60_000;
const POLL_MS = 300;

/**
 * Runs a task while no other process runs one under the same lock file; waits for its turn.
 * The lock of a process that died is taken over.
 * @template Result
 * @param {string} file
 * @param {(holderPid: number) => void} onWait called once, when another process holds the lock
 * @param {() => Promise<Result>} task
 * @returns {Promise<Result>}
 * @throws a setup error when its folder cannot be written
 */
export async function withLock(file, onWait, task) {
  const take = () => inWords(file, () => takeOnce(file));
  let waited = false;
  while (!take()) {
    const holder = readHolder(file);
    if (holder && !waited) onWait(holder.pid);
    waited ||= holder !== undefined;
    if (holder && isGone(holder)) removeStale(file, holder);
    await sleep(POLL_MS);
  }
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), HEARTBEAT_MS);
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/**
 * @typedef {{ pid: number, host: string, text: string, heardAt: number }} Holder
 */

/**
 * Makes the lock file whole in one step: a link appears with its content or not at all.
 * @param {string} file
 * @returns {boolean} false when somebody holds it
 */
function takeOnce(file) {
  const own = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(own, JSON.stringify({ pid: process.pid, host: os.hostname(), at: Date.now() }));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {Holder | undefined} nothing when the lock was released meanwhile
 */
function readHolder(file) {
  try {
    const text = readFileSync(file, 'utf8');
    return { ...JSON.parse(text), text, heardAt: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** @param {Holder} holder */
function isGone({ pid, host, heardAt }) {
  if (Date.now() - heardAt > SILENCE_MS) return true;
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Takes a dead holder's file away. Of several that try, one renames it; if that one caught a newer
 * lock than it had looked at, it puts it back.
 * @param {string} file
 * @param {Holder} holder
 */
function removeStale(file, holder) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== holder.text) linkSync(aside, file);
  } catch {
    // Another waiter was faster; the next look at the file decides.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @template Result
 * @param {string} file
 * @param {() => Result} write
 * @returns {Result}
 */
function inWords(file, write) {
  try {
    return write();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw setupError(
      `${path.dirname(file)} cannot be written (${code}). Mend its permissions, then start again. What is built already is served by npm run service.`,
    );
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
