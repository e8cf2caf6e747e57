import type { Knex as Db } from 'knex';
import { dbFault, errorCode } from './errors';

/** So long a replica that did not answer is not asked again: each try may take two seconds. */
const REST_MS = 10_000;

/** PostgreSQL: no such column or table, as on a replica that a migration has not come to yet. */
const NOT_THERE = /^(?:42703|42P01)$/;

/** The database behind a replica, and until when the replica rests. */
const primaries = new WeakMap<Db, { db: Db; restUntil: number }>();

/** Names the database that answers in the place of a replica while that does not. Returns the replica. */
export function standIn(replica: Db, db: Db): Db {
  primaries.set(replica, { db, restUntil: 0 });
  return replica;
}

/**
 * Reads from a replica, or from the database behind it while the replica is away, lies a migration
 * behind or has to give a query up for what it takes over. What is no replica is simply read from. The task may run twice.
 */
export async function readFrom<Result>(db: Db, task: (db: Db) => Promise<Result>): Promise<Result> {
  const primary = primaries.get(db);
  if (!primary) return task(db);
  if (performance.now() < primary.restUntil) return task(primary.db);
  try {
    return await task(db);
  } catch (error) {
    const fault = dbFault(error);
    const isBehind = NOT_THERE.test(errorCode(error) ?? '');
    if (!isBehind && (fault === undefined || fault === 'full')) throw error;
    if (fault !== 'conflict') primary.restUntil = performance.now() + REST_MS;
    return task(primary.db);
  }
}
