import type { Db } from '../../db/connect';
import { takeText } from '../../db/contact/text-traces';
import type { ContactRequest } from '../contracts/contact';
import type { Deps } from '../deps';
import { type SpamVerdict, weighSpam } from './spam-score';

/** For so long a text is remembered. */
export const WAVE_MS = 60 * 60 * 1000;
/** So many of one text are mailed meanwhile; a team has understood by then. */
const WAVE_FROM = 20;

/**
 * Whether a message is kept as spam: by what it says, or because hundreds say the same and none of
 * them was written by hand (where limits are on). Call it in the transaction that stores the message.
 */
export async function judgeMessage(
  deps: Pick<Deps, 'secret' | 'now' | 'config'>,
  tx: Db,
  request: ContactRequest,
  now: Date,
): Promise<SpamVerdict> {
  const alone = weighSpam(deps, request, false);
  if (alone.isSpam || !deps.config.rateLimits) return alone;
  const text = { message: request.message, created_at: now.toISOString() };
  const since = new Date(now.getTime() - WAVE_MS).toISOString();
  const hasRoom = await takeText(tx, text, { since, max: WAVE_FROM });
  return hasRoom ? alone : weighSpam(deps, request, true);
}
