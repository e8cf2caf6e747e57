import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../db/connect';
import { startLoad } from '../support/process/load';
import { startProcess, tempFolder } from '../support/process/test-process';
import { brokenOf, randomFrom, type Scenario } from './scenario';
import { audit, createWrites } from './writes';

const WORKERS = 8;
const DISK_MIB = 16;
const BALLAST_MIB = 12;
const PATIENCE_MS = 120_000;

/**
 * A disk of its own that fills up while the service writes, and gets room again. A file system in
 * memory, since it is small at once; that needs root, or a user who may mount in a namespace of
 * their own (`unshare -Urm npm run faults -- disk-full`).
 */
export const diskFull: Scenario = {
  title: 'disk full: 507 or 503 and nothing else, pages and health go on, it recovers by itself',
  rounds: { whole: 100, quick: 20 },
  run: async ({ rounds, seed, note }) => {
    const { folder, remove } = tempFolder();
    mount(folder);
    try {
      return await fill(folder, rounds, seed, note);
    } finally {
      spawnSync('umount', ['-l', folder]);
      remove();
    }
  },
};

async function fill(folder: string, refusals: number, seed: number, note: (line: string) => void) {
  const writes = createWrites(randomFrom(seed));
  const service = startProcess({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' });
  const url = await service.ready();
  const statusOf = async (address: string) => (await fetch(url + address)).status;
  const count = (name: string) => writes.outcomes.get(name) ?? 0;
  const ballast = path.join(folder, 'ballast');
  writeFileSync(ballast, Buffer.alloc(BALLAST_MIB * 1024 * 1024));

  const load = startLoad(url, WORKERS, writes.next);
  const begun = performance.now();
  while (count('507') < refusals && performance.now() - begun < PATIENCE_MS) await sleep(20);
  await load.stop();
  const before = new Map(writes.outcomes);
  note(`full after ${writes.acknowledged.length}: ${JSON.stringify(Object.fromEntries(before))}`);
  const health = await statusOf('/api/health');
  const reads = await statusOf('/api/artists/rocka/followers');

  rmSync(ballast);
  const freed = performance.now();
  const kept = writes.acknowledged.length;
  const again = startLoad(url, WORKERS, writes.next);
  while (writes.acknowledged.length < kept + 20 && performance.now() - freed < PATIENCE_MS) {
    await sleep(20);
  }
  const recovery = Math.round(performance.now() - freed);
  await again.stop();
  service.kill('SIGTERM');
  const code = await service.ended;
  const db = openDb({ file: path.join(folder, 'site.sqlite') });
  const found = await audit(db, writes.acknowledged);
  await db.destroy();

  const others = [...writes.outcomes.keys()].filter((name) => !/^(?:2..|503|507)$/.test(name));
  return {
    figures: {
      acknowledged: writes.acknowledged.length,
      refused_507: count('507'),
      refused_503: count('503'),
      recovery_ms: recovery,
      exit_code: code,
      ...found,
    },
    broken: brokenOf({
      'the disk did not get full': (before.get('507') ?? 0) >= refusals,
      [`the service answered ${others.join()}`]: others.length === 0,
      'health did not answer while the disk was full': health === 200,
      'reads did not work while the disk was full': reads === 200,
      'it did not recover': writes.acknowledged.length >= kept + 20,
      'an acknowledged write is missing': found.missing === 0,
      'a write is stored twice': found.twice === 0,
      'a message is without its mail': found.torn === 0,
      'the database is damaged': found.integrity === 'ok',
    }),
  };
}

function mount(folder: string): void {
  const line = ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=700`, 'tmpfs', folder];
  if (spawnSync('mount', line).status === 0) return;
  throw new Error(
    'No disk can be mounted here. Run as root, or: unshare -Urm npm run faults -- disk-full',
  );
}
