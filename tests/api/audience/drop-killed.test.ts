import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { countTold } from '../../../db/audience/announcements';
import { openDb } from '../../../db/connect';
import { migrate } from '../../../db/migrate';
import { loadConfig } from '../../../services/settings/config';
import { announceToList } from '../../../services/subscriptions/drop/announce';
import { TEXTS } from '../../support/app/texts';
import { A_DROP, addSubscriber } from '../../support/audience/drops';
import { tempFolder } from '../../support/process/test-process';

const PEOPLE = 1000;

/** Announces in a process of its own, and kills it as soon as it has told somebody. */
async function announceAndKill(file: string): Promise<unknown> {
  const script = path.join(__dirname, '../../support/audience/announcer.ts');
  const child = spawn(process.execPath, ['--import', require.resolve('tsx'), script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.kill('SIGKILL'));
  const [, signal]: unknown[] = await once(child, 'close');
  return signal;
}

test('killed in the middle and said again, everybody is told exactly once', async () => {
  const temp = tempFolder();
  const file = path.join(temp.folder, 'site.sqlite');
  const db = openDb({ file });
  await migrate(db);
  await db.transaction(async (tx) => {
    for (let n = 0; n < PEOPLE; n += 1) await addSubscriber(tx, `fan${n}`, ['drops']);
  });
  const recipients = () => db('outbox').pluck('recipient');

  expect(await announceAndKill(file)).toBe('SIGKILL');
  const told = await countTold(db, A_DROP.about);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(PEOPLE);
  expect(await recipients()).toHaveLength(told);

  const config = loadConfig({}, '/no-root');
  const office = { db, texts: TEXTS, config, publicUrl: 'https://site.test' };
  const queued = await announceToList({ ...office, now: () => new Date() }, A_DROP);

  expect(told + queued).toBe(PEOPLE);
  expect(new Set(await recipients()).size).toBe(PEOPLE);
  expect(await recipients()).toHaveLength(PEOPLE);
  await db.destroy();
  temp.remove();
});
