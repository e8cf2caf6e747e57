import { recordAudit } from '../../db/accounts/audit-log';
import { listArtists } from '../../db/audience/artists';
import { importList } from '../../services/subscriptions/import-list';
import type { CliContext } from '../context';
import { openOffice } from './open-office';
import { readList } from './read-list';

/** Takes in a list and writes down that it was done. Nothing of a list with a fault is taken. */
export async function takeInList(context: CliContext, file: string, consent: string | undefined) {
  return context.withDb(async (db) => {
    const { people, leftOut } = await readList(file, await listArtists(db));
    const office = await openOffice(context);
    const counts = await importList({ ...office, db }, people, consent);
    await recordAudit(db, {
      actor: 'cli',
      action: 'subscriptions.import',
      details: { ...counts, consent: consent ?? null },
      at: context.now(),
    });
    return { ...counts, left_out: leftOut };
  });
}
