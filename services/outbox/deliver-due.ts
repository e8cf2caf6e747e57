import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dbFault, errorCode } from '../../db/engine/errors';
import { instantAfter } from '../../db/instant';
import { markFailed, markSent, takeDue } from '../../db/outbox/outbox';
import type { OutboxRow } from '../../db/tables';
import type { Deps } from '../deps';
import { SEND_MAX_MS } from './smtp-transport';

const MAX_ATTEMPTS = 16;
const FIRST_RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 6 * 60 * 60;
/** Sent at the same time, so that the lease need only outlast one of them. */
const BATCH = 5;
const LEASE_MS = 2 * SEND_MAX_MS;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

type Outbox = Pick<Deps, 'db' | 'transport' | 'now' | 'log'>;

/** How many mails of one round went out and how many did not. */
export interface Round {
  sent: number;
  failed: number;
}

/**
 * Sends a few of the mails that are due, as `takeDue` chooses them. A failed send is noted on its row, not thrown.
 * At least once: a crash between sending and noting sends that one again.
 */
export async function deliverDue(deps: Outbox): Promise<Round> {
  const { db, now } = deps;
  const token = randomUUID();
  const rows = await takeDue(db, {
    now: now().toISOString(),
    leaseUntil: instantAfter(now(), LEASE_MS),
    token,
    limit: BATCH,
  });
  const outcomes = await Promise.all(rows.map((row) => deliver(deps, row, token)));
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

/** Seconds to wait before the next try: 60, 120, 240 … at most six hours. */
export function retrySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
}

async function deliver(deps: Outbox, row: OutboxRow, token: string): Promise<boolean> {
  const { db, transport, now, log } = deps;
  try {
    await transport(row);
  } catch (error) {
    const attempts = row.attempts + 1;
    const isLast = attempts >= MAX_ATTEMPTS || isRefusedForGood(error);
    log.warn({ mail: row.id, attempts, code: errorCode(error), parked: isLast }, 'mail not sent');
    const failure = {
      attempts,
      last_error: String(error).slice(0, 500),
      due_at: isLast ? null : instantAfter(now(), retrySeconds(attempts) * 1000),
    };
    await insist(() => markFailed(db, row.id, token, failure));
    return false;
  }
  await insist(() => markSent(db, row.id, token, now().toISOString()));
  return true;
}

/**
 * Notes what became of a mail, again and again while the database is busy, full or away: once the
 * lease is over, what is not noted goes out a second time.
 */
async function insist(note: () => Promise<boolean>): Promise<boolean> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await note();
    } catch (error) {
      if (dbFault(error) === undefined) throw error;
      await sleep(pauseMs);
    }
  }
}

/** The server refused this mail, not the connection or the log-in: it will refuse it again. */
function isRefusedForGood(error: unknown): boolean {
  const isAnswered = typeof error === 'object' && error !== null && 'responseCode' in error;
  const status = isAnswered ? Number(error.responseCode) : 0;
  return status >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error) ?? '');
}
