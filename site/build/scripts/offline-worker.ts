import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ui } from '../../../content/schema/ui';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { IDEMPOTENCY_MS } from '../../../services/contracts/limits/request';
import type { WorkerBuild } from '../../offline/worker-scope';
import { inlineScript } from './inline-script';

/** Whatever changes the look or the script of the site changes this page. */
const SHELL_PAGE = 'offline/index.html';

/**
 * Writes `sw.js`, which keeps opened pages readable offline and forms until they can be sent, named after
 * the build it belongs to.
 * @param service where the service is, when it is not on the site's own host
 */
export async function writeOfflineWorker(
  folder: string,
  { waiting }: Pick<Ui, 'waiting'>,
  service = '',
): Promise<void> {
  const page = await readFile(path.join(folder, SHELL_PAGE));
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const { banner, slow, away, count, gone } = waiting;
  const texts = {
    offline: banner,
    slow: slow.text,
    away,
    again: slow.again,
    waiting: count,
    sent: gone,
  };
  const lateMs = IDEMPOTENCY_MS - DAY_MS;
  const worker = await offlineWorker({ version, service, lateMs, texts });
  await writeFile(path.join(folder, 'sw.js'), worker);
}

/** The worker as one small script. */
export function offlineWorker(written: WorkerBuild): Promise<string> {
  return inlineScript('site/offline/worker.ts', { WORKER_BUILD: JSON.stringify(written) });
}
