import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../db/engine/errors';
import { DAY_MS } from '../../services/contracts/limits/durations';
import { ifThere } from '../../services/if-there';
import { secretFile } from '../../services/life/secret';
import { lastBackupFile } from '../../services/metrics/read-gauges';
import type { Config } from '../../services/settings/config';
import type { Manifest } from './format';

const NAME = /^artistry-\d{4}-\d\d-\d\dT\d{6}Z\.ndjson\.gz$/;
/** As `writeFileWhole` calls what is not whole yet. */
const DRAFT = /^artistry-[\dTZ-]+\.ndjson\.gz\.part-[\da-f-]{36}$/;

/** The file that is meant: in a folder, one named after the moment. */
export async function backupFile(target: string, at: Date): Promise<string> {
  const found = await stat(target).catch(() => undefined);
  const isFolder = found?.isDirectory() ?? /[/\\]$/.test(target);
  const moment = at.toISOString().replace(/:|\.\d+/g, '');
  return isFolder ? path.join(target, `artistry-${moment}.ndjson.gz`) : target;
}

/**
 * Removes all but the newest of the backups that `backupFile` named in a folder, and what is left of those that were
 * killed at work; returns how many backups.
 */
export async function removeOlder(folder: string, keep: number): Promise<number> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) await rm(path.join(folder, name));
  for (const name of names.filter((one) => DRAFT.test(one))) {
    const draft = path.join(folder, name);
    // untouched for a day it is nobody's any more
    if (Date.now() - (await stat(draft)).mtimeMs > DAY_MS) await rm(draft);
  }
  return old.length;
}

/** The secret that belongs to the database; null where it is not kept in the data folder. */
export async function keptSecret({ dataDir, jwtSecret }: Config): Promise<string | null> {
  if (jwtSecret !== undefined) return null;
  return (await ifThere(readFile(secretFile(dataDir), 'utf8')))?.trim() ?? null;
}

/**
 * Writes down when the last backup was made, for those who watch that there is one; whole or not at all.
 * @returns what kept it from that, as a full disk: the backup may be on another
 */
export async function noteBackup(
  { dataDir }: Config,
  file: string,
  { created_at }: Manifest,
): Promise<string | undefined> {
  const place = lastBackupFile(dataDir);
  const draft = `${place}.part-${process.pid}`;
  const note = { at: created_at, file: path.resolve(file) };
  try {
    await writeFile(draft, `${JSON.stringify(note)}\n`, { mode: 0o600 });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const code = errorCode(error) ?? String(error);
    return `The backup is whole, but ${place} cannot be written (${code}): doctor and /metrics go on telling of the one before.`;
  }
  return undefined;
}
