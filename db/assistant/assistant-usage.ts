import type { Db } from '../connect';

/** What is taken from a day's budget. */
export interface Usage {
  /** ISO day, UTC. */
  day: string;
  tokens: number;
  /** Of the whole day. */
  max: number;
}

/** Adds to what a day has used; false, and nothing added, when that would pass `max`. */
export async function addUsage(db: Db, { day, tokens, max }: Usage): Promise<boolean> {
  if (tokens > max) return false;
  const rows = await db('assistant_usage')
    .insert({ day, tokens, calls: 1 })
    .onConflict('day')
    .merge({
      tokens: db.raw('assistant_usage.tokens + ?', [tokens]),
      calls: db.raw('assistant_usage.calls + 1'),
    })
    .where(db.raw('assistant_usage.tokens + ?', [tokens]), '<=', max)
    .returning('day');
  return rows.length === 1;
}
