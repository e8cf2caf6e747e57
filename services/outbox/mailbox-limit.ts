import { createHmac } from 'node:crypto';
import type { Db } from '../../db/connect';
import { countMail } from '../../db/outbox/mailbox-counts';
import { DAY_MS } from '../contracts/limits/durations';
import type { Deps } from '../deps';

/**
 * More than all forms together write to one address, each with its own limit. So only whoever spells one
 * mailbox in many ways comes to it.
 */
const MAILS_A_DAY = 10;

/**
 * Counts a mail that anybody can cause by typing somebody's address into a form; whether it may be
 * written; always where limits are off. Call it in the transaction that queues the mail, once everything else says yes.
 * @param email in canonical form
 */
export async function mayWriteTo(
  { secret, now, config }: Pick<Deps, 'secret' | 'now' | 'config'>,
  tx: Db,
  email: string,
): Promise<boolean> {
  if (!config.rateLimits) return true;
  const day = Math.floor(now().getTime() / DAY_MS);
  const key = createHmac('sha256', secret)
    .update(`mails of day ${day} to ${mailboxOf(email)}`)
    .digest('base64url');
  const expires_at = new Date((day + 1) * DAY_MS).toISOString();
  return countMail(tx, { key, expires_at }, MAILS_A_DAY);
}

/**
 * Where mail to an address most likely ends up: without what stands behind a plus, and without dots,
 * which the largest provider ignores. For counting only; two people may share a count.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${email.slice(at)}`;
}
