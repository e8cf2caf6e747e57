import { recordAudit } from '../../db/accounts/audit-log';
import { countTold, countUntold } from '../../db/audience/announcements';
import { type Announcement, announceToList } from '../../services/subscriptions/drop/announce';
import type { CliContext } from '../context';
import type { CliOffice } from './open-office';

/** What an announcement came to. */
export interface Announced {
  /** Mails queued now; of a dry run, those that would be. */
  queued: number;
  /** People who had been told before. */
  told: number;
}

const ACTIONS = {
  drop: 'release.announce',
  'reminder-open': 'artist.announce',
  story: 'story.announce',
  event: 'event.announce',
  bulletin: 'bulletin.announce',
} as const satisfies Record<Announcement['mail'], string>;

/** Announces something, or counts whom it would reach, and writes down who did. */
export function announce(
  { withDb, now }: CliContext,
  office: CliOffice,
  announcement: Announcement,
  isDryRun: boolean,
): Promise<Announced> {
  return withDb(async (db) => {
    const { about, mail } = announcement;
    const told = await countTold(db, about);
    if (isDryRun) {
      const topics = announcement.topics.map(({ id }) => id);
      return { queued: await countUntold(db, { about, topics }), told };
    }
    const queued = await announceToList({ ...office, db }, announcement);
    await recordAudit(db, {
      actor: 'cli',
      action: ACTIONS[mail],
      subject: about,
      details: { queued },
      at: now(),
    });
    return { queued, told };
  });
}
