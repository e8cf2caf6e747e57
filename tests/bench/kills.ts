import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readState } from '../../db/analytics/store/read-state';
import { type Db, openDb } from '../../db/connect';
import { keyOfUuid } from '../../services/analytics/view-key';
import { recount } from '../support/views/recount';
import type { Line } from './figures';
import { startLoad, startServer } from './processes';
import type { Settings } from './settings';

const CONNECTIONS = 32;
/** From so soon to so late after the load began; different each time. */
const KILL_AFTER_MS = { min: 150, spread: 600 };
const LOAD_MS = 5_000;
const KEYS_PER_QUERY = 5_000;

/** Ends the service in the midst of taking in, again and again, and looks what is there. */
export async function benchKills({ kills, paths }: Settings) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const ackFile = path.join(dataDir, 'acknowledged');
  const found = { acknowledged: 0, lost: 0, wrongSums: 0, wrongViews: 0 };
  try {
    for (let n = 0; n < kills; n += 1) {
      await killOnce(dataDir, ackFile, paths, n);
      const db = openDb({ file: path.join(dataDir, 'site.sqlite') });
      const { acknowledged, lost } = await missing(db, ackFile);
      found.acknowledged += acknowledged;
      found.lost += lost;
      if (n === kills - 1) Object.assign(found, await recount(db));
      await db.destroy();
      rmSync(ackFile, { force: true });
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  const lines: Line[] = [
    {
      work: `kill -9 under load, ${kills} times`,
      reach: '0 acknowledged lost, roll-ups equal raw',
      found: `${found.lost} of ${found.acknowledged.toLocaleString('en')} lost; ${found.wrongSums} sums and ${found.wrongViews} views wrong`,
      isReached: found.lost === 0 && found.wrongSums === 0 && found.wrongViews === 0,
    },
  ];
  return { lines, found };
}

async function killOnce(dataDir: string, ackFile: string, paths: string[], n: number) {
  const server = await startServer('service', dataDir);
  const load = startLoad({
    port: server.port,
    connections: CONNECTIONS,
    warmUpMs: 0,
    measuredMs: LOAD_MS,
    batch: 1,
    paths,
    ackFile,
  });
  while (!existsSync(ackFile)) await pause(5);
  await pause(KILL_AFTER_MS.min + ((n * 7_919) % KILL_AFTER_MS.spread));
  await server.stop('SIGKILL');
  await load;
}

/** How many acknowledged views are not stored. */
async function missing(db: Db, ackFile: string) {
  const ids = readFileSync(ackFile, 'utf8').split('\n').filter(Boolean);
  let lost = 0;
  for (let start = 0; start < ids.length; start += KEYS_PER_QUERY) {
    const keys = ids.slice(start, start + KEYS_PER_QUERY).map(keyOfUuid);
    lost += keys.length - (await readState(db, keys, [])).views.size;
  }
  return { acknowledged: ids.length, lost };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
