import path from 'node:path';
import type { Db } from '../db/connect';
import type { Config } from '../services/settings/config';

/** A command reads through once; the service on the same machine needs the memory more. */
const CACHE_KIB = 8 * 1024;

/** What every command is given. Heavy parts are loaded when they are first asked for. */
export interface CliContext {
  /** The folder of the clone. */
  root: string;
  /** The content folder, as a person in the current folder would write it. */
  contentDir: string;
  /** The settings, checked. @throws StartError naming each wrong one. */
  config(): Promise<Config>;
  /**
   * Opens the database for one task and closes it again.
   * @throws StartError when there is none yet, it is not up to date, or root would write among another user's data.
   */
  withDb<Result>(task: (db: Db) => Promise<Result>): Promise<Result>;
  /** The same for the commands that make the database, whatever state it is in. */
  withAnyDb<Result>(task: (db: Db) => Promise<Result>): Promise<Result>;
  /** Writes one line of the command's result. */
  print(line: string): void;
  now(): Date;
  /** For a command that has to tidy up when it is stopped: aborted then, instead of ending the process. */
  abortOnStop(): AbortSignal;
}

/** The context of a command that a person typed. */
export function createContext(abortOnStop: () => AbortSignal): CliContext {
  const root = path.resolve(__dirname, '..');

  async function config(): Promise<Config> {
    const { loadConfig } = await import('../services/settings/config');
    return loadConfig(undefined, root);
  }

  async function withAnyDb<Result>(task: (db: Db) => Promise<Result>): Promise<Result> {
    const { dataDir, database } = await config();
    // What is made from here on, the database above all, is for this user's eyes, as in the service.
    process.umask(0o077);
    const { makeDataDir } = await import('../services/life/data-dir');
    await makeDataDir(dataDir);
    const { refuseRootOfOthers } = await import('./whose-data');
    await refuseRootOfOthers(dataDir);
    const { openDb } = await import('../db/connect');
    const db = openDb(database, { cacheKib: CACHE_KIB });
    try {
      return await task(db);
    } finally {
      await db.destroy();
    }
  }

  async function withDb<Result>(task: (db: Db) => Promise<Result>): Promise<Result> {
    const { database, dataDir } = await config();
    const { StartError } = await import('../services/start-error');
    const { hasDatabase } = await import('./has-database');
    if ('file' in database && !(await hasDatabase(database.file))) {
      throw new StartError(
        `There is no database in ${dataDir} yet. Run npx cli migrate or start the product; if it is elsewhere, set DATA_DIR.`,
      );
    }
    return withAnyDb(async (db) => {
      const { migrationStatus } = await import('../db/migrate');
      const { pending, unknown } = await migrationStatus(db);
      const { refuseNewer } = await import('./refuse-newer');
      refuseNewer(unknown);
      if (pending.length === 0) return task(db);
      throw new StartError('The database is not up to date. Run npx cli migrate.');
    });
  }

  return {
    root,
    contentDir: path.relative(process.cwd(), path.join(root, 'content')) || '.',
    config,
    withDb,
    withAnyDb,
    print: (line) => void process.stdout.write(`${line}\n`),
    now: () => new Date(),
    abortOnStop,
  };
}
