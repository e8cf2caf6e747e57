import { makePartitionsAhead } from '../db/analytics/store/partitions';
import { holdCounting } from '../db/analytics/store/views';
import type { Db } from '../db/connect';
import { emptyLogBeside } from '../db/engine/empty-log';
import { storeEach } from '../db/writer';
import { sweepQuestions } from './assistant/keep-question';
import { sweepAccounts } from './auth/sweep';
import { sweepContact } from './contact/sweep';
import type { Deps } from './deps';
import { sweepKeys } from './http/request/take-once';
import { describeError } from './log';
import { sweepMails } from './outbox/sweep';
import { sweepSubscriptions } from './subscriptions/sweep';

/** Removes what is too old to be kept; returns how much. Runs in a transaction. */
type Sweep = (db: Db, now: Date) => Promise<number>;

/** Not a sweep, but as regular: PostgreSQL has room for the months to come. */
async function makeRoom(tx: Db, now: Date): Promise<number> {
  await holdCounting(tx);
  await makePartitionsAhead(tx, now.getTime());
  return 0;
}

/** By the names under which the log counts them. */
const SWEEPS: Record<string, Sweep> = {
  months: makeRoom,
  accounts: sweepAccounts,
  pendingSubscriptions: sweepSubscriptions,
  unansweredQuestions: sweepQuestions,
  spamAndTraces: sweepContact,
  keys: sweepKeys,
  sentMails: sweepMails,
};

const HOUR_MS = 60 * 60 * 1000;

const WRITER = storeEach(
  (tx, { sweep, now }: { sweep: Sweep; now: Date }) => sweep(tx, now),
  'later',
);

/** Runs every sweep once. A failed one is logged, not thrown: it runs again in an hour. */
export async function sweepOnce({
  writes,
  now,
  log,
}: Pick<Deps, 'writes' | 'now' | 'log'>): Promise<void> {
  for (const [name, sweep] of Object.entries(SWEEPS)) {
    try {
      const removed = await writes.write(WRITER, { sweep, now: now() });
      if (removed > 0) log.info({ [name]: removed }, 'swept');
    } catch (error) {
      log.error(describeError(error), 'sweep failed');
    }
  }
}

type Sweeping = Pick<Deps, 'db' | 'writes' | 'now' | 'log'>;

/** Sweeps now and every hour, after everything that visitors wait for. Call what it returns to stop. */
export function startSweeper(deps: Sweeping): () => void {
  void sweepWell(deps);
  const timer = setInterval(() => void sweepWell(deps), HOUR_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Sweeps, and takes what was erased since the last time, here and by visitors and administrators, out of
 * SQLite's log too. Never throws.
 */
export async function sweepWell(deps: Sweeping): Promise<void> {
  await sweepOnce(deps);
  await emptyLogBeside(deps.db).catch((error: unknown) => {
    deps.log.error(describeError(error), 'sweep failed');
  });
}
