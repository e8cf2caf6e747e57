import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../db/connect';
import { HOUR_MS } from '../../services/contracts/limits/durations';
import { startLoad } from '../support/process/load';
import { startProcess, tempFolder } from '../support/process/test-process';
import { serviceClock } from './clock';
import { brokenOf, randomFrom, type Scenario } from './scenario';
import { audit, createWrites } from './writes';

const WORKERS = 4;
/** Two hours ahead and back, a day back, a month ahead, and to where it was. */
const JUMPS_MS = [2, -2, -24, 24 * 31, -24 * 30].map((hours) => hours * HOUR_MS);
const PATIENCE_MS = 120_000;
/** A little longer than the outbox rests. */
const LOOK_MS = 6_000;

/** A clock that is set ahead and back while the service works. */
export const clockJumps: Scenario = {
  title: 'clock jumps: no failure, nothing lost or stored twice, every mail written once',
  rounds: { whole: 10, quick: 5 },
  run: async ({ rounds, seed, note }) => {
    const { folder, remove } = tempFolder();
    const clock = serviceClock(folder);
    const data = path.join(folder, 'data');
    mkdirSync(data);
    const writes = createWrites(randomFrom(seed));
    const service = startProcess({
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...clock.env,
    });
    const url = await service.ready();
    const load = startLoad(url, WORKERS, writes.next);
    const enough = async (count: number) => {
      const goal = writes.acknowledged.length + count;
      const begun = performance.now();
      while (writes.acknowledged.length < goal) {
        if (performance.now() - begun > PATIENCE_MS)
          throw new Error('The service takes nothing more');
        await sleep(20);
      }
    };
    for (let round = 0; round < rounds; round += 1) {
      await enough(20);
      clock.shift(JUMPS_MS[round % JUMPS_MS.length] ?? 0, service);
    }
    await enough(20);
    await load.stop();
    note(JSON.stringify(Object.fromEntries(writes.outcomes)));

    const db = openDb({ file: path.join(data, 'site.sqlite') });
    const waiting = async () =>
      Number((await db('outbox').whereNot({ status: 'sent' }).count({ n: '*' }).first())?.n);
    // Mails that were queued on a day to come are due then; the service looks by itself.
    clock.shift(32 * 24 * HOUR_MS, service);
    for (const begun = performance.now(); (await waiting()) > 0; await sleep(LOOK_MS)) {
      if (performance.now() - begun > PATIENCE_MS) break;
      clock.shift(24 * HOUR_MS, service);
    }
    const unsent = await waiting();
    service.kill('SIGTERM');
    const code = await service.ended;
    const found = await audit(db, writes.acknowledged);
    const ids: string[] = await db('outbox').pluck('id');
    await db.destroy();
    const box = path.join(data, 'mail');
    const written = existsSync(box) ? readdirSync(box).filter((name) => name.endsWith('.eml')) : [];
    remove();
    const odd = [...writes.outcomes.keys()].filter((name) => !/^(?:2..|503)$/.test(name));
    return {
      figures: {
        jumps: rounds,
        acknowledged: writes.acknowledged.length,
        refused_503: writes.outcomes.get('503') ?? 0,
        ...found,
        mails: ids.length,
        mails_written: written.length,
        unsent,
        exit_code: code,
      },
      broken: brokenOf({
        [`the service answered ${odd.join()}`]: odd.length === 0,
        'an acknowledged write is missing': found.missing === 0,
        'a write is stored twice': found.twice === 0,
        'a message is without its mail': found.torn === 0,
        'the database is damaged': found.integrity === 'ok',
        'a mail was not written once': written.length === ids.length && unsent === 0,
        'it did not end well': code === 0,
      }),
    };
  },
};
