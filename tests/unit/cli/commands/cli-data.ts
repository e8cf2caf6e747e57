import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import { NOON } from '../../../support/app/test-app';
import { type Typed, testCli } from '../../../support/test-cli';

/** The data folder of a test's own: gone after it. */
export interface CliData {
  dir: string;
  /** The settings that have a command work on it. */
  env: Record<string, string>;
  /** Opens its database for one task. */
  inDb<Result>(task: (db: Db) => Promise<Result>): Promise<Result>;
  /** A command within this process, in milliseconds; only what is about a process of its own needs `runCli`. */
  type(...args: string[]): Promise<Typed>;
}

/**
 * Makes a folder with an empty, migrated database before each test of the file that calls it.
 * @param now the clock of commands that are typed within this process
 */
export function cliData(now = () => NOON): CliData {
  const data: CliData = {
    dir: '',
    env: {},
    inDb: async (task) => {
      const db = openDb({ file: path.join(data.dir, 'site.sqlite') });
      try {
        return await task(db);
      } finally {
        await db.destroy();
      }
    },
    type: (...args) =>
      data.inDb((db) => testCli(db, { dataDir: data.dir, env: data.env, now })(...args)),
  };
  beforeEach(async () => {
    data.dir = mkdtempSync(path.join(os.tmpdir(), 'cli-'));
    data.env = { DATA_DIR: data.dir };
    await data.inDb(migrate);
  });
  afterEach(() => rmSync(data.dir, { recursive: true }));
  return data;
}
