import { isEmailTokenGood } from '../../db/accounts/email-tokens';
import type { EmailTokenRow } from '../../db/tables/accounts';
import type { Deps } from '../deps';

/**
 * The hash of a password that was chosen behind a mailed link; undefined for a link of no use, which is
 * looked at first, so that made-up tokens cost no hashing.
 */
export async function hashChosen(
  { db, now, passwords }: Pick<Deps, 'db' | 'now' | 'passwords'>,
  link: Pick<EmailTokenRow, 'hash' | 'purpose'>,
  password: string,
): Promise<string | undefined> {
  const isGood = await isEmailTokenGood(db, link, now().toISOString());
  return isGood ? passwords.hash(password) : undefined;
}
