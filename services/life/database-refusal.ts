import { dbFault, errorCode } from '../../db/engine/errors';

/**
 * PostgreSQL by SQLSTATE (its appendix A), SQLite by result code, the network by Node's: the setting that
 * leads there, what is wrong, and the mend.
 */
const REFUSALS: readonly (readonly [RegExp, fault: string, mend: string])[] = [
  [
    /^3D000$/,
    'DATABASE_URL: the server has no such database',
    'Create it (createdb NAME), or mend the name at the end of the address',
  ],
  [
    /^28...$/,
    'DATABASE_URL: the server refuses this user or password',
    'Mend them in the address, or admit them in pg_hba.conf',
  ],
  [
    /^42501$/,
    'DATABASE_URL: this user may not do what the product does there',
    'Let the database belong to it (ALTER DATABASE NAME OWNER TO USER), and what is in it too: since PostgreSQL 15 nobody else makes tables there',
  ],
  [
    /^25006$/,
    'DATABASE_URL: this database may only be read',
    'Name the one that takes writes, or end default_transaction_read_only there',
  ],
  [
    /^22P05$/,
    'DATABASE_URL: the encoding of this database has no place for every letter',
    'Make one that has: createdb -E UTF8 -T template0 NAME',
  ],
  [
    /^(?:SQLITE_NOTADB|SQLITE_CORRUPT)$/,
    'DATA_DIR: site.sqlite is damaged or no database',
    'Move it away, -wal and -shm beside it too, and restore a backup',
  ],
  [
    /^(?:SQLITE_FULL|SQLITE_IOERR)$/,
    'DATA_DIR: there is no room left for the database',
    'Free some space and try again',
  ],
  [
    /^SQLITE_(?:CANTOPEN|READONLY)$/,
    'DATA_DIR: site.sqlite cannot be opened for writing',
    'Mend the permissions of the file and its folder',
  ],
  [
    /^42P07$/,
    'DATABASE_URL: the database has tables of something else under our names',
    'Give this product a database of its own',
  ],
  [
    /^55P03$/,
    'DATABASE_URL: tables that have to be changed are in use',
    'End what reads them for so long (pg_stat_activity), and start again',
  ],
  [
    /^53[34]00$/,
    'DATABASE_URL: the server has no connection left',
    'End what holds them (pg_stat_activity), or raise max_connections there: each process takes up to 10',
  ],
  [
    /^53100$/,
    'DATABASE_URL: the server has no room left on its disk',
    'Free some space there and try again',
  ],
];

/** Codes of Node for a certificate that does not convince; what the driver says has none. */
const UNTRUSTED = /CERT|UNABLE_TO_VERIFY/;
const UNENCRYPTED = /The server does not support SSL connections$/;

/** SQLite has no code for it; only migrations make tables. */
const TABLE_EXISTS = /SQLITE_ERROR: table `?\w+`? already exists/;

/**
 * Why no waiting makes a database usable, and what does, in one line with the code and no value of the
 * settings; undefined for every other error.
 */
export function databaseRefusal(error: unknown): string | undefined {
  if (TABLE_EXISTS.test(String(error))) {
    return 'DATA_DIR: site.sqlite has tables of something else under our names (SQLITE_ERROR). Set a folder of its own';
  }
  if (UNENCRYPTED.test(String(error))) {
    return 'DATABASE_URL: the server takes no encrypted calls. Turn ssl on there, or take sslmode out of the address';
  }
  const code = errorCode(error) ?? 'no code';
  if (UNTRUSTED.test(code)) {
    return `DATABASE_URL: the server’s certificate is not trusted (${code}). Write the host as it is named there, and add sslrootcert=FILE with the certificate of who signed it`;
  }
  const refusal = REFUSALS.find(([pattern]) => pattern.test(code));
  if (refusal) return `${refusal[1]} (${code}). ${refusal[2]}`;
  return dbFault(error) === 'unreachable'
    ? `DATABASE_URL: the server does not answer (${code}). Start it, or mend host and port of the address`
    : undefined;
}
