import { openDb } from '../../../db/connect';
import { loadConfig } from '../../../services/settings/config';
import { announceToList } from '../../../services/subscriptions/drop/announce';
import { TEXTS } from '../app/texts';
import { A_DROP } from './drops';

/** Announces a release in a process of its own, so that it can be killed. Says a line for each step. */
async function main(file: string): Promise<void> {
  const office = {
    db: openDb({ file }),
    texts: TEXTS,
    config: loadConfig({}, '/no-root'),
    publicUrl: 'https://site.test',
    now: () => new Date(),
  };
  await announceToList(office, A_DROP, (queued) => process.stdout.write(`${queued}\n`));
  await office.db.destroy();
}

void main(process.argv[2] ?? '');
