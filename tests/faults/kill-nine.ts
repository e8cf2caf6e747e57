import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../db/connect';
import { startLoad } from '../support/process/load';
import { startProcess, tempFolder } from '../support/process/test-process';
import { brokenOf, randomFrom, type Scenario } from './scenario';
import { audit, createWrites } from './writes';

const WORKERS = 16;
const LOOK_EVERY = 25;

/** Killed in the middle of its work, again and again, on the same data. */
export const killNine: Scenario = {
  title: 'kill -9 under write load: what was acknowledged is there, nothing is there twice',
  rounds: { whole: 200, quick: 5 },
  run: async ({ rounds, seed, note }) => {
    const { folder, remove } = tempFolder();
    const random = randomFrom(seed);
    const writes = createWrites(random);
    const file = path.join(folder, 'site.sqlite');
    const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
    const starts: number[] = [];
    const look = async () => {
      const db = openDb({ file });
      const found = await audit(db, writes.acknowledged);
      await db.destroy();
      return found;
    };

    let found = { missing: 0, twice: 0, torn: 0, integrity: 'ok' };
    for (let round = 1; round <= rounds; round += 1) {
      const begun = performance.now();
      const service = startProcess(env);
      const url = await service.ready();
      starts.push(performance.now() - begun);
      const load = startLoad(url, WORKERS, writes.next);
      // A process that has just begun takes its time for the first answer.
      const before = writes.acknowledged.length;
      for (let tries = 0; tries < 1_000 && writes.acknowledged.length === before; tries += 1) {
        await sleep(10);
      }
      await sleep(random() * 300);
      service.kill('SIGKILL');
      await service.ended;
      await load.stop();
      if (round % LOOK_EVERY !== 0 && round !== rounds) continue;
      found = await look();
      note(`${round} kills, ${writes.acknowledged.length} acknowledged: ${JSON.stringify(found)}`);
      if (found.missing > 0 || found.integrity !== 'ok') break;
    }
    remove();
    const odd = [...writes.outcomes].filter(([name]) => !/^(?:2..|503|broken|refused)$/.test(name));
    return {
      figures: {
        kills: starts.length,
        acknowledged: writes.acknowledged.length,
        unanswered: writes.outcomes.get('broken') ?? 0,
        ...found,
        start_ms_median: Math.round(starts.sort((a, b) => a - b)[starts.length >> 1] ?? 0),
      },
      broken: brokenOf({
        'an acknowledged write is missing': found.missing === 0,
        'a write is stored twice': found.twice === 0,
        'a message is without its mail': found.torn === 0,
        'the database is damaged': found.integrity === 'ok',
        [`the service answered ${odd.join()}`]: odd.length === 0,
      }),
    };
  },
};
