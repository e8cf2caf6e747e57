import { addUsage } from '../../../db/assistant/assistant-usage';
import { storeEach } from '../../../db/writes/writer';
import type { Deps } from '../../deps';

/** How much may be asked of a model in a day, in tokens. */
export interface Budget {
  /** Takes tokens before a call; false when the day has too few left. */
  reserve(tokens: number): Promise<boolean>;
  /** Gives back what a call has not used, or takes what it used more. */
  settle(reserved: number, used: number): void;
}

/** Taken from the day at once, so that most calls wait for no commit. */
const SHARE_TOKENS = 10_000;

/**
 * A budget that all processes share and that outlives a restart. A process takes a share of the day
 * and spends it; what it has not spent when it ends counts as spent.
 */
export function createBudget(
  { writes, now }: Pick<Deps, 'writes' | 'now'>,
  tokensPerDay: number,
): Budget {
  const writer = storeEach(
    (tx, share: { day: string; tokens: number }) => addUsage(tx, { ...share, max: tokensPerDay }),
    'later',
  );
  let share = { day: '', left: 0 };

  function today(): { day: string; left: number } {
    const day = now().toISOString().slice(0, 10);
    if (share.day !== day) share = { day, left: 0 };
    return share;
  }

  async function take(tokens: number): Promise<void> {
    const own = today();
    if (await writes.write(writer, { day: own.day, tokens })) own.left += tokens;
  }

  return {
    reserve: async (tokens) => {
      const isEnough = () => today().left >= tokens;
      if (!isEnough()) await take(Math.max(tokens, SHARE_TOKENS));
      if (!isEnough()) await take(tokens);
      if (!isEnough()) return false;
      today().left -= tokens;
      return true;
    },
    settle: (reserved, used) => {
      today().left += reserved - used;
    },
  };
}
