import { recordAudit } from '../../db/accounts/audit-log';
import { countTold, countUntold } from '../../db/audience/announcements';
import { announceDrop } from '../../services/subscriptions/announce';
import type { Drop } from '../../services/subscriptions/drop';
import type { CliContext } from '../context';
import type { CliOffice } from './open-office';

/** What an announcement came to. */
export interface Announced {
  /** Mails queued now; of a dry run, those that would be. */
  queued: number;
  /** People who had been told before. */
  told: number;
}

/** Announces a release, or counts for it, and writes down who did. */
export function announce(
  { withDb, now }: CliContext,
  office: CliOffice,
  drop: Drop,
  isDryRun: boolean,
): Promise<Announced> {
  return withDb(async (db) => {
    const { release } = drop;
    const told = await countTold(db, release);
    if (isDryRun) {
      const topics = drop.topics.map(({ id }) => id);
      return { queued: await countUntold(db, { release, topics }), told };
    }
    const queued = await announceDrop({ ...office, db }, drop);
    await recordAudit(db, {
      actor: 'cli',
      action: 'release.announce',
      subject: release,
      details: { queued },
      at: now(),
    });
    return { queued, told };
  });
}
