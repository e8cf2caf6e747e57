import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../db/connect';
import { startLoad } from '../support/process/load';
import { startProcess, tempFolder } from '../support/process/test-process';
import { type Disk, replay } from './replay';
import { brokenOf, randomFrom, type Scenario } from './scenario';
import { audit, createWrites, type Kind } from './writes';

const WORKERS = 4;
const CUTS = 60;
// With -I 2 strace passes a signal on to what it watches instead of keeping it to itself.
const TRACE = ['-f', '-qq', '-y', '-xx', '-s', '70000', '-I', '2', '--seccomp-bpf'];
const CALLS = 'trace=pwrite64,fsync,fdatasync,ftruncate,write,writev';
const PATIENCE_MS = 300_000;

/** Cut off from the power at the moment of an answer; then the same with a store that does not wait for the disk. */
export const powerCut: Scenario = {
  title:
    'power cut: only what was synced survives; synchronous=NORMAL is the control that must fail',
  rounds: { whole: 300, quick: 40 },
  run: async ({ rounds, seed, note }) => {
    if (spawnSync('strace', ['-V']).status !== 0) {
      throw new Error(
        'strace is needed to see what was synced. Install it: apt-get install strace',
      );
    }
    const full = await cutPower(rounds, seed);
    note(`FULL: ${JSON.stringify(full)}`);
    // Views that come alone are written without waiting, and answered once the log is kept.
    const views = await cutPower(rounds, seed, { kinds: ['event'] });
    note(`views alone: ${JSON.stringify(views)}`);
    const normal = await cutPower(rounds, seed, { preload: 'normal-sync.cjs' });
    note(`NORMAL: ${JSON.stringify(normal)}`);
    return {
      figures: {
        acknowledged: full.acknowledged + views.acknowledged,
        cuts: full.cuts + views.cuts,
        cuts_that_lose: full.cutsThatLose + views.cutsThatLose,
        damaged: full.damaged + views.damaged,
        control_cuts: normal.cuts,
        control_cuts_that_lose: normal.cutsThatLose,
        control_most_lost: normal.mostLost,
      },
      broken: brokenOf({
        'an acknowledged write went with the power': full.cutsThatLose + views.cutsThatLose === 0,
        'the database was damaged': full.damaged + views.damaged === 0,
        'there were no cuts': full.cuts > 0 && views.cuts > 0,
        'the control lost nothing, so this proves nothing': normal.cutsThatLose > 0,
      }),
    };
  },
};

async function cutPower(
  acknowledgements: number,
  seed: number,
  { preload, kinds }: { preload?: string; kinds?: readonly Kind[] } = {},
) {
  const { folder, remove } = tempFolder();
  const log = path.join(folder, 'trace');
  const data = path.join(folder, 'data');
  const image = path.join(folder, 'image');
  const random = randomFrom(seed);
  const writes = createWrites(random, kinds);
  const service = startProcess(
    {
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(preload && { NODE_OPTIONS: `--require ${path.join(__dirname, 'preload', preload)}` }),
    },
    undefined,
    ['strace', ...TRACE, '-e', CALLS, '-o', log],
  );
  const load = startLoad(await service.ready(), WORKERS, writes.next);
  const until = performance.now() + PATIENCE_MS;
  while (writes.acknowledged.length < acknowledgements && performance.now() < until)
    await sleep(20);
  await load.stop();
  service.kill('SIGTERM');
  await service.ended;

  const byName = new Map(
    writes.acknowledged.map((write) => [write.call.headers?.['x-request-id'] ?? '', write]),
  );
  const before: typeof writes.acknowledged = [];
  const result = { acknowledged: byName.size, cuts: 0, cutsThatLose: 0, mostLost: 0, damaged: 0 };
  await replay(log, async (name, disk) => {
    const write = byName.get(name);
    if (!write) return;
    before.push(write);
    if (random() > CUTS / byName.size) return;
    const found = await lookAt(image, disk, before);
    result.cuts += 1;
    if (found.integrity !== 'ok') result.damaged += 1;
    if (found.missing > 0) result.cutsThatLose += 1;
    result.mostLost = Math.max(result.mostLost, found.missing);
  });
  remove();
  return result;
}

/** Opens what is left, as the next start would. */
async function lookAt(folder: string, disk: Disk, acknowledged: Parameters<typeof audit>[1]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, content] of disk) {
    const file = path.basename(name);
    if (/^site\.sqlite(?:-wal)?$/.test(file)) writeFileSync(path.join(folder, file), content);
  }
  const db = openDb({ file: path.join(folder, 'site.sqlite') });
  try {
    return await audit(db, acknowledged);
  } catch {
    // Without even its tables: everything is gone.
    return { missing: acknowledged.length, twice: 0, torn: 0, integrity: 'ok' };
  } finally {
    await db.destroy();
  }
}
