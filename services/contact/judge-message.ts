import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/connect';
import { takeText, takeUnsigned } from '../../db/contact/text-traces';
import { instantBefore } from '../../db/instant';
import type { ContactRequest } from '../contracts/contact';
import { HOUR_MS } from '../contracts/limits/durations';
import type { Deps } from '../deps';
import { type SpamVerdict, weighSpam } from './spam-score';

/** For so long a text is remembered. */
export const WAVE_MS = HOUR_MS;
/** So many of one text are mailed meanwhile; a team has understood by then. */
const WAVE_FROM = 20;
/**
 * So many of all texts without the form's sign are mailed meanwhile. People without script and conversations
 * that the assistant hands over are far fewer; programs that vary their text are not.
 */
const UNSIGNED_FROM = 200;

/**
 * Whether a message is kept as spam: by what it says, or because hundreds come, with one text or with
 * many, and none of them was written by hand (where limits are on). Call it in the transaction that stores the message.
 */
export async function judgeMessage(
  deps: Pick<Deps, 'secret' | 'now' | 'config'>,
  tx: Db,
  request: ContactRequest,
  now: Date,
): Promise<SpamVerdict> {
  const alone = weighSpam(deps, request, false);
  if (alone.isSpam || !deps.config.rateLimits) return alone;
  const created_at = now.toISOString();
  const text = { message: request.message, created_at };
  const sign = { id: randomUUID(), created_at };
  const since = instantBefore(now, WAVE_MS);
  const isSigned = !alone.reasons.some((reason) => reason === 'untimed' || reason === 'forged');
  const hasRoom =
    (await takeText(tx, text, { since, max: WAVE_FROM })) &&
    (isSigned || (await takeUnsigned(tx, sign, { since, max: UNSIGNED_FROM })));
  return hasRoom ? alone : weighSpam(deps, request, true);
}
