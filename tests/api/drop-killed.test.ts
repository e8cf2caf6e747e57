import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { countTold } from '../../db/announcements';
import { openDb } from '../../db/connect';
import { migrate } from '../../db/migrate';
import { A_DROP, addSubscriber } from '../support/drops';
import { tempFolder } from '../support/test-process';

const PEOPLE = 1500;

/** Announces in a process of its own; kills it as soon as it says that so many are queued. */
async function announce(file: string, killAfter = Number.POSITIVE_INFINITY): Promise<number> {
  const script = path.join(__dirname, '../support/announcer.ts');
  const child = spawn(process.execPath, ['--import', require.resolve('tsx'), script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (lines: string) => {
    if (Number(lines.trim().split('\n').at(-1)) >= killAfter) child.kill('SIGKILL');
  });
  const [code, signal]: (number | string | null)[] = await once(child, 'close');
  expect(signal === 'SIGKILL' || code === 0).toBe(true);
  return Number(code ?? -1);
}

test('killed in the middle, again and again, everybody is told exactly once', async () => {
  const temp = tempFolder();
  const file = path.join(temp.folder, 'site.sqlite');
  const db = openDb({ file });
  await migrate(db);
  await db.transaction(async (tx) => {
    for (let n = 0; n < PEOPLE; n += 1) await addSubscriber(tx, `fan${n}`, ['drops']);
  });

  for (let kill = 0; kill < 3; kill += 1) {
    await announce(file, 100);
    const told = await countTold(db, A_DROP.release);
    const mails = await db('outbox').pluck('recipient');
    expect(mails).toHaveLength(told);
  }
  expect(await countTold(db, A_DROP.release)).toBeLessThan(PEOPLE);
  expect(await announce(file)).toBe(0);

  const mails = await db('outbox').pluck('recipient');
  expect(mails).toHaveLength(PEOPLE);
  expect(new Set(mails).size).toBe(PEOPLE);
  await db.destroy();
  temp.remove();
});
