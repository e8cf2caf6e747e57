import { types } from 'node:util';

/** `instanceof Error` misses errors of native modules where globals are not the process's own. */
const { isNativeError } = types;

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
  // A file that meets its size limit answers IOERR where a full disk answers FULL; the others are Node's.
  [/^(?:SQLITE_FULL|SQLITE_IOERR|53100|EIO|ENOSPC|EDQUOT)$/, 'full'],
  [/^(?:SQLITE_CANTOPEN|SQLITE_READONLY|08...|57P0[1-3]|53200)$/, 'unreachable'],
  // What was the main database, and only follows another one now.
  [/^25006$/, 'unreachable'],
  // A password that was changed, a right that was taken, a database that was renamed: until somebody mends it there is none.
  [/^(?:28...|3D000|42501)$/, 'unreachable'],
  [
    /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE)$/,
    'unreachable',
  ],
];

/**
 * What the driver of PostgreSQL says without a code, Knex after the query; the last two to whoever asks
 * on a connection that was lost before.
 */
const CONNECTION_LOST =
  /(?:^| - )(?:Connection terminated(?: unexpectedly)?|timeout expired|Client (?:was closed|has encountered a connection error) and is not queryable)$/;

/** Tells the database's condition from a bug in a query. */
export function dbFault(error: unknown): DbFault {
  if (!isNativeError(error)) return undefined;
  if (error.name === 'KnexTimeoutError') return 'busy';
  if (isSocketGone(error)) return 'unreachable';
  const code = errorCode(error);
  if (code === undefined) return CONNECTION_LOST.test(error.message) ? 'unreachable' : undefined;
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1];
}

/** A socket in the file system is there only while its server runs. */
function isSocketGone(error: Error): boolean {
  return errorCode(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/** SQLSTATE classes 22 and 23; result codes. */
const REFUSED_VALUE = /^(?:SQLITE_CONSTRAINT|SQLITE_MISMATCH|2[23]...)$/;

/** Whether a row was not stored for what is in it: a rule of its table, or a value of another type. */
export function isRefusedRow(error: unknown): boolean {
  return REFUSED_VALUE.test(errorCode(error) ?? '');
}

/** The code that Node, a driver or a library gave an error. */
export function errorCode(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded ? String(error.code) : undefined;
}

/** The write queue has no place left. */
export function queueFull(): Error {
  return Object.assign(new Error('Too many writes are waiting.'), { code: 'QUEUE_FULL' });
}
