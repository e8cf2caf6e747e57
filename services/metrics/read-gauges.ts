import { readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isPostgres } from '../../db/connect';
import { readFrom } from '../../db/engine/replica';
import { databaseBytes, poolUse } from '../../db/engine/vitals';
import { dueSince, oldestFailing } from '../../db/outbox/outbox';
import { countOutbox } from '../../db/outbox/outbox-list';
import type { Deps } from '../deps';

const DATABASE_PATIENCE_MS = 2_000;

/** Sets what is not counted but read: anew for every reading of the metrics. Never throws. */
export async function readGauges(deps: Deps): Promise<void> {
  const { meters, life, writes, assistant, db, reads, version } = deps;
  const { gauges } = meters;
  gauges.info.set({ version, engine: isPostgres(db) ? 'postgres' : 'sqlite' }, 1);
  gauges.ready.set(life.phase === 'ready' ? 1 : 0);
  for (const [lane, rows] of Object.entries(writes.waiting())) gauges.queueRows.set({ lane }, rows);
  setPool(deps, 'main', db);
  if (reads !== db) setPool(deps, 'reads', reads);
  gauges.breaker.set(assistant.provider?.isResting() ? 1 : 0);
  await Promise.all([readDatabase(deps), readDataDir(deps)]);
}

function setPool({ meters }: Deps, pool: string, db: Db): void {
  for (const [state, count] of Object.entries(poolUse(db))) {
    meters.gauges.pool.set({ pool, state }, count);
  }
}

async function readDatabase({ meters: { gauges }, reads, now }: Deps): Promise<void> {
  const figures = readFrom(reads, (db) =>
    Promise.all([
      countOutbox(db, { isUnsent: true }),
      dueSince(db),
      oldestFailing(db),
      databaseBytes(db),
    ]),
  );
  const patience = sleep(DATABASE_PATIENCE_MS, undefined, { ref: false });
  const found = await Promise.race([figures, patience]).catch(() => undefined);
  gauges.databaseUp.set(found ? 1 : 0);
  if (!found) return;
  const [{ waiting, parked }, due, failing, bytes] = found;
  const secondsSince = (at = now().toISOString()) =>
    Math.max((now().getTime() - Date.parse(at)) / 1000, 0);
  gauges.outbox.set({ state: 'waiting' }, waiting);
  gauges.outbox.set({ state: 'parked' }, parked);
  gauges.outboxAge.set(secondsSince(due));
  gauges.outboxFailing.set(secondsSince(failing?.created_at));
  gauges.databaseBytes.set(bytes);
}

async function readDataDir({ meters: { gauges }, config: { dataDir } }: Deps): Promise<void> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (disk) gauges.diskFree.set(disk.bavail * disk.bsize);
  const backup = await lastBackup(dataDir);
  gauges.lastBackup.set(backup ? backup.getTime() / 1000 : 0);
}

/** Where it is written down when the last backup was made. */
export function lastBackupFile(dataDir: string): string {
  return path.join(dataDir, 'last-backup.json');
}

/** When `npx cli backup` last wrote one; undefined when never. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(lastBackupFile(dataDir), 'utf8'));
    const at = typeof note === 'object' && note !== null && 'at' in note ? String(note.at) : '';
    return Number.isNaN(Date.parse(at)) ? undefined : new Date(at);
  } catch {
    return undefined;
  }
}
