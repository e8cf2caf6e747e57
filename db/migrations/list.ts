import type { Knex } from 'knex';
import * as contactMessages from './001-contact-messages';
import * as outbox from './002-outbox';
import * as analyticsEvents from './003-analytics-events';
import * as artists from './004-artists';
import * as subscriptions from './005-subscriptions';
import * as artistFollows from './006-artist-follows';
import * as accounts from './007-accounts';
import * as inbox from './008-inbox';
import * as rateLimits from './009-rate-limits';
import * as analyticsRollups from './010-analytics-rollups';
import * as assistant from './011-assistant';
import * as assistantRatings from './012-assistant-ratings';
import * as auditAppendOnly from './013-audit-append-only';
import * as webVitals from './014-web-vitals';
import * as mailboxCounts from './015-mailbox-counts';
import * as outboxThread from './016-outbox-thread';
import * as outboxLetters from './017-outbox-letters';
import * as visitOrigins from './018-visit-origins';
import * as exits from './019-exits';
import * as termSweeps from './020-term-sweeps';

/** One step of the schema. Forward only: a mistake is mended by the next one. */
interface Step {
  up(db: Knex): Promise<void>;
}

/** In the order they run. A migration that has shipped is never edited; add another. */
const STEPS: Record<string, Step> = {
  '001-contact-messages': contactMessages,
  '002-outbox': outbox,
  '003-analytics-events': analyticsEvents,
  '004-artists': artists,
  '005-subscriptions': subscriptions,
  '006-artist-follows': artistFollows,
  '007-accounts': accounts,
  '008-inbox': inbox,
  '009-rate-limits': rateLimits,
  '010-analytics-rollups': analyticsRollups,
  '011-assistant': assistant,
  '012-assistant-ratings': assistantRatings,
  '013-audit-append-only': auditAppendOnly,
  '014-web-vitals': webVitals,
  '015-mailbox-counts': mailboxCounts,
  '016-outbox-thread': outboxThread,
  '017-outbox-letters': outboxLetters,
  '018-visit-origins': visitOrigins,
  '019-exits': exits,
  '020-term-sweeps': termSweeps,
};

/** Every migration, in the order they run. */
export function migrationNames(): string[] {
  return Object.keys(STEPS);
}

/** Listed by import, not found on disk, so it works the same from source, bundle and test. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => migrationNames(),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const step = STEPS[name];
    if (!step) throw new Error(`No migration called ${name}`);
    return { up: step.up, down: refuse };
  },
};

async function refuse(): Promise<void> {
  throw new Error('Migrations run forward only. Restore a backup instead.');
}
