import { isEmailTokenGood } from '../../db/accounts/email-tokens';
import type { LinkRequest } from '../contracts/auth';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { hashToken } from '../http/request/secret-token';

/**
 * Passes for a link that could be used now. Whom it was mailed to is not said.
 * @throws AppError `expired_link` for a token that was used, has expired or never was.
 */
export async function lookAtLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, purpose }: LinkRequest,
): Promise<void> {
  const link = { hash: hashToken(token), purpose };
  if (await isEmailTokenGood(db, link, now().toISOString())) return;
  throw new AppError('expired_link', say.expiredLink);
}
