/**
 * What a failed query says about the database. `conflict`: another writer was in the way, the
 * same again may pass. `busy`: no connection or no place in the queue in time. `full`: no room on
 * the disk. `unreachable`: no database to talk to. `undefined`: not the database's condition.
 */
export type DbFault = 'conflict' | 'busy' | 'full' | 'unreachable' | undefined;

/** PostgreSQL: SQLSTATE (its appendix A); SQLite: result codes; Node: socket errors. */
const FAULTS: readonly (readonly [RegExp, NonNullable<DbFault>])[] = [
  [/^(?:SQLITE_BUSY|SQLITE_LOCKED|40001|40P01|55P03)$/, 'conflict'],
  [/^(?:QUEUE_FULL|53300|53400|57014)$/, 'busy'],
  // A file that meets its size limit answers IOERR where a full disk answers FULL.
  [/^(?:SQLITE_FULL|SQLITE_IOERR|53100)$/, 'full'],
  [/^(?:SQLITE_CANTOPEN|SQLITE_READONLY|08...|57P0[1-3]|53200)$/, 'unreachable'],
  [/^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE)$/, 'unreachable'],
];

/** Tells the database's condition from a bug in a query. */
export function dbFault(error: unknown): DbFault {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'KnexTimeoutError') return 'busy';
  if (/^(?:Connection terminated|timeout expired)/.test(error.message)) return 'unreachable';
  const code = 'code' in error ? String(error.code) : '';
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1];
}

/** The write queue has no place left. */
export function queueFull(): Error {
  return Object.assign(new Error('Too many writes are waiting.'), { code: 'QUEUE_FULL' });
}
