import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setupError, stopped } from './fail.mjs';

const GRACE_MS = 10_000;
const ownGroups = process.platform !== 'win32';
const END_WITH_PARENT = new URL(`end-with-parent.mjs?parent=${process.pid}`, import.meta.url).href;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/**
 * What came of a command.
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when a signal ended it
 * @property {boolean} timedOut
 */

/**
 * Runs a command to its end. It gets a process group of its own, so that a stop or the time limit
 * reaches whatever it started, and its input stays open for as long as this process lives. Its output goes line by line to `onLine` and to `logFile`.
 * @param {object} options
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} [options.limitMs]
 * @param {string} [options.logFile] overwritten
 * @param {(line: string) => void} [options.onLine]
 * @returns {Promise<Outcome>}
 * @throws a setup error when the command cannot be started, when a signal stopped this process, or when a command failed
 * whose log could not be written: on a full disk the reason stands nowhere
 */
export async function runChild({ command, args, cwd, env, limitMs, logFile, onLine }) {
  const isNode = command === process.execPath && ownGroups;
  const child = spawn(command, isNode ? ['--import', END_WITH_PARENT, ...args] : args, {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: ownGroups,
  });
  running.add(child);
  if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
  const log = logFile ? createWriteStream(logFile) : undefined;
  /** @type {Error | undefined} */
  let logFault;
  log?.on('error', (error) => {
    logFault = error;
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log?.write(`${line}\n`);
      onLine?.(line);
    });
  }
  let timedOut = false;
  const limit = limitMs === undefined ? undefined : setTimeout(expire, limitMs);
  function expire() {
    timedOut = true;
    stop(child);
  }
  try {
    /** @type {number} */
    const code = await new Promise((resolve, reject) => {
      child.on('error', (error) => reject(setupError(`${command} cannot run: ${error.message}.`)));
      // What it left running would keep its pipes open, and this waiting.
      child.on('exit', () => killGroup(child, 'SIGTERM'));
      child.on('close', (exitCode) => resolve(exitCode ?? 1));
    });
    if (stoppedBy) throw stopped(os.constants.signals[stoppedBy]);
    if (logFault && code !== 0) {
      const cannot = `${logFile} cannot be written: ${logFault.message}.`;
      throw setupError(`${command} failed, and ${cannot} Mend that, then start again.`);
    }
    return { code: timedOut ? 1 : code, timedOut };
  } finally {
    clearTimeout(limit);
    running.delete(child);
    await new Promise((resolve) => (log ? log.end(resolve) : resolve(undefined)));
  }
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP on to every running command instead of dying before it.
 * @returns {() => void} ends the passing on
 */
export function passSignals() {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (running.size === 0) process.exit(128 + os.constants.signals[signal]);
    stoppedBy = signal;
    stopChildren();
  };
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
}

/**
 * Asks every running command to stop, and makes it after ten seconds.
 * @returns {void}
 */
export function stopChildren() {
  for (const child of running) stop(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  killGroup(child, 'SIGTERM');
  const last = setTimeout(() => killGroup(child, 'SIGKILL'), GRACE_MS);
  child.on('close', () => clearTimeout(last));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (ownGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It ended by itself meanwhile.
  }
}
