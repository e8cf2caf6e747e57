import { recordAudit } from '../../db/accounts/audit-log';
import { listArtists } from '../../db/audience/artists';
import { StartError } from '../../services/start-error';
import { importList } from '../../services/subscriptions/import-list';
import type { CliContext } from '../context';
import { progressBar } from '../terminal/progress-bar';
import { openOffice } from './open-office';
import { readList } from './read-list';

/** Takes in a list and writes down what was taken, also when it is stopped. Nothing of a list with a fault is taken. */
export async function takeInList(context: CliContext, file: string, consent: string | undefined) {
  const signal = context.abortOnStop();
  return context.withDb(async (db) => {
    const { people, leftOut } = await readList(file, await listArtists(db));
    const office = await openOffice(context);
    const bar = progressBar(process.stderr, { total: people.length, unit: 'addresses' });
    const watched = { progress: bar.show, signal };
    const counts = await importList({ ...office, db }, people, consent, watched);
    bar.end();
    await recordAudit(db, {
      actor: 'cli',
      action: 'subscriptions.import',
      details: { ...counts, consent: consent ?? null },
      at: context.now(),
    });
    const taken = counts.stored + counts.known + counts.suppressed;
    if (taken < people.length) {
      const remedy = 'Run it again: it takes in only what is missing';
      throw new StartError(`Stopped after ${taken} of ${people.length} addresses. ${remedy}`);
    }
    return { ...counts, left_out: leftOut };
  });
}
