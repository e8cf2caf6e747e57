import { addUsage } from '../../../db/assistant-usage';
import type { Writer } from '../../../db/write-queue';
import type { Deps } from '../../deps';

/** How much may be asked of a model in a day, in tokens. */
export interface Budget {
  /** Takes tokens before a call; false when the day has too few left. */
  reserve(tokens: number): Promise<boolean>;
  /** Says afterwards how many it were; more or fewer than reserved. */
  settle(reserved: number, used: number): Promise<void>;
}

/** The largest number that a column of PostgreSQL holds. */
const INTEGER_MAX = 2 ** 31 - 1;

/** A budget that all processes share and that outlives a restart. */
export function createBudget(
  { writes, now }: Pick<Deps, 'writes' | 'now'>,
  tokensPerDay: number,
): Budget {
  const writer: Writer<{ tokens: number; max: number; calls: 0 | 1 }, boolean> = {
    lane: 'later',
    store: async (tx, values) => {
      const answers = [];
      for (const value of values) answers.push(await addUsage(tx, { ...value, day: dayOf(now()) }));
      return answers;
    },
  };
  return {
    reserve: (tokens) => writes.write(writer, { tokens, max: tokensPerDay, calls: 1 }),
    settle: async (reserved, used) => {
      const max = INTEGER_MAX;
      if (used !== reserved) await writes.write(writer, { tokens: used - reserved, max, calls: 0 });
    },
  };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
