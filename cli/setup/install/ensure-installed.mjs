import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../process/child.mjs';
import { setupError } from '../process/fail.mjs';
import { withLock } from '../process/lock.mjs';
import { ROOT, WORKSHOP } from '../process/places.mjs';
import { say, step } from '../process/progress.mjs';
import { installKey, installStamp, isInstalled, isInstalledByHand } from './installed.mjs';
import { npmNote, tellInstallFault } from './npm-lines.mjs';
import { placeFault } from './place-fault.mjs';

const LOG = path.join(WORKSHOP, 'install.log');
const LIMIT_MS = 30 * 60_000;

/**
 * Installs the locked dependencies unless that is done already. A second process waits for the first.
 * @returns {Promise<void>}
 * @throws a setup error with one line when npm fails; nothing then counts as installed
 */
export async function ensureInstalled() {
  if (isInstalled(ROOT)) return;
  const tellWaiting = (/** @type {number} */ pid) =>
    say(`Another start (process ${pid}) is installing the dependencies; waiting for it.`);
  await withLock(path.join(WORKSHOP, 'install.lock'), tellWaiting, async () => {
    if (isInstalled(ROOT)) return;
    const key = installKey(ROOT);
    if (!(isInstalledByHand(ROOT) && (await nativePartsLoad()))) {
      rmSync(installStamp(ROOT), { force: true });
      const fault = placeFault(ROOT, process.platform);
      if (fault !== undefined) throw setupError(fault);
      await step('Installing the locked dependencies', installWithNpm);
      if (!(await nativePartsLoad())) throw setupError(tellInstallFault(readLog(), LOG));
    }
    writeFileSync(installStamp(ROOT), key);
  });
}

/** @param {(text: string) => void} note */
async function installWithNpm(note) {
  const npm = npmCommand(process.env);
  const { code, timedOut } = await runChild({
    command: npm.command,
    args: [...npm.args, 'ci', '--loglevel=info', '--include=dev', '--include=optional'],
    cwd: ROOT,
    env: installEnv(process.env, await nodeHeaders(npm)),
    limitMs: LIMIT_MS,
    logFile: LOG,
    onLine: npmNote(note),
  });
  if (timedOut) throw setupError(`npm was not done after 30 minutes. The log is ${LOG}.`);
  if (code !== 0) throw setupError(tellInstallFault(readLog(), LOG));
}

const readLog = () => readFileSync(LOG, 'utf8');

/**
 * The npm that started this script, else the one on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(env) {
  const script = env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return { command: process.execPath, args: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * The environment of `npm ci`: the database driver is compiled here, on every core, with the headers of
 * this Node if they are on the machine, so that nothing but packages is fetched. What the user has set stays.
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} headers
 * @returns {NodeJS.ProcessEnv}
 */
export function installEnv(env, headers) {
  return {
    npm_config_build_from_source: 'sqlite3',
    JOBS: 'max',
    ...(headers ? { npm_config_nodedir: headers } : {}),
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    ...env,
  };
}

/** @param {{ command: string, args: string[] }} npm */
async function nodeHeaders(npm) {
  const prefix = path.resolve(path.dirname(realpathSync(process.execPath)), '..');
  if (!existsSync(path.join(prefix, 'include', 'node', 'node.h'))) return undefined;
  /** @type {string[]} */
  const lines = [];
  await runChild({
    command: npm.command,
    args: [...npm.args, 'config', 'get', 'nodedir', '--loglevel=silent'],
    cwd: ROOT,
    env: process.env,
    limitMs: 60_000,
    onLine: (line) => lines.push(line),
  });
  const isSet = lines.some((line) => line !== '' && line !== 'undefined' && line !== 'null');
  return isSet ? undefined : prefix;
}

/** Loads the compiled database driver and the picture library, each of which may not fit this machine. */
async function nativePartsLoad() {
  const { code } = await runChild({
    command: process.execPath,
    args: ['-e', "require('sqlite3'); require('sharp')"],
    cwd: ROOT,
    env: process.env,
    limitMs: 60_000,
  });
  return code === 0;
}
