import { makePartitionsAhead } from '../db/analytics/store/partitions';
import { holdCounting } from '../db/analytics/store/views';
import type { Db } from '../db/connect';
import { emptyLogBeside } from '../db/engine/empty-log';
import { inGroups } from '../db/in-groups';
import { storeEach } from '../db/writes/writer';
import { sweepViews } from './analytics/sweep-views';
import { sweepQuestions } from './assistant/keep-question';
import { sweepAccounts } from './auth/sweep';
import { sweepContact } from './contact/sweep';
import { HOUR_MS } from './contracts/limits/durations';
import type { Deps } from './deps';
import { doubtClock } from './doubt-clock';
import { sweepKeys } from './http/request/take-once';
import { describeError } from './log';
import { sweepMailFiles, sweepMails } from './outbox/sweep';
import { sweepSubscriptions } from './subscriptions/sweep';

/** Removes what is too old to be kept, or a group of it; returns how much. Runs in a transaction. */
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

const WRITER = storeEach(
  (tx, { sweep, now }: { sweep: Sweep; now: Date }) => sweep(tx, now),
  'later',
);

/** What sweeps need. */
type Swept = Pick<Deps, 'db' | 'writes' | 'now' | 'log'> & {
  config: Pick<Deps['config'], 'dataDir'>;
};

/**
 * Runs every sweep once. A failed one is logged, not thrown: it runs again in an hour.
 * @param signal ends what takes long
 */
export async function sweepOnce(
  { db, writes, now, log, config }: Swept,
  signal = new AbortController().signal,
): Promise<void> {
  async function attempt(name: string, run: () => Promise<number>): Promise<void> {
    try {
      const removed = await run();
      if (removed > 0) log.info({ [name]: removed }, 'swept');
    } catch (error) {
      if (!signal.aborted) log.error(describeError(error), 'sweep failed');
    }
  }

  for (const [name, sweep] of Object.entries(SWEEPS))
    await attempt(name, () => inGroups(() => writes.write(WRITER, { sweep, now: now() }), signal));
  await attempt('mailFiles', () => sweepMailFiles(config.dataDir, now(), signal));
  // Of these there may be millions: many transactions, between which everybody else has theirs.
  await attempt('pageViews', () => sweepViews(db, now(), signal));
}

/** Sweeps now and every hour, after everything that visitors wait for. Call what it returns to stop. */
export function startSweeper(deps: Swept): () => void {
  const stopped = new AbortController();
  const sweep = carefulSweep(deps, stopped.signal);
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}

/**
 * Sweeps at each call, but for one at which the clock cannot be believed: that one only says so. Never throws.
 * @param signal ends what takes long
 */
export function carefulSweep(deps: Swept, signal?: AbortSignal): () => Promise<void> {
  let sweptAt: Date | undefined;
  return async () => {
    const now = deps.now();
    try {
      const doubt = await doubtClock(deps.db, now, sweptAt);
      sweptAt = now;
      if (doubt === undefined) await sweepWell(deps, signal);
      else deps.log.warn(doubt);
    } catch (error) {
      if (!signal?.aborted) deps.log.error(describeError(error), 'sweep failed');
    }
  };
}

/**
 * Sweeps, and takes what was erased since the last time, here and by visitors and administrators, out of
 * SQLite's log too. Never throws.
 * @param signal ends what takes long
 */
export async function sweepWell(deps: Swept, signal?: AbortSignal): Promise<void> {
  await sweepOnce(deps, signal);
  if (signal?.aborted) return;
  await emptyLogBeside(deps.db).catch((error: unknown) => {
    deps.log.error(describeError(error), 'sweep failed');
  });
}
