import type { Db } from '../connect';
import { type Connection, runUnsynced } from './sqlite-client';

/** What a transaction will write, made before it begins. */
export interface Ahead {
  /** SQL without values to be filled in. */
  script: string;
  /** `DATA_VERSION` when what it builds upon was read. */
  version: number;
  /** Whether this process has left alone what it builds upon. */
  isValid(): boolean;
}

/** SQL that changes whenever another connection has written. */
export const DATA_VERSION = '(select data_version from pragma_data_version)';

/**
 * On SQLite: a transaction that is one call of the driver, where others take three, since what it builds upon is
 * known before it. Resolves once it is committed: the next may be written then. Whoever waits for it is answered
 * when it is `kept`.
 * @throws with nothing stored, also when what it builds upon may have changed
 */
export async function writeAhead(
  db: Db,
  { script, version, isValid }: Ahead,
): Promise<{ kept: Promise<void> }> {
  const connection: Connection = await db.client.acquireConnection();
  try {
    if (!isValid()) throw new Error('What a transaction builds upon was changed before it.');
    const { filename: file } = db.client.config.connection;
    return await runUnsynced(connection, file, `${unlessWritten(version)};\n${script}`);
  } finally {
    await db.client.releaseConnection(connection);
  }
}

/** A statement that fails if another connection has written: what is no JSON cannot be read as such. */
function unlessWritten(version: number): string {
  return `select json('written by another') where ${DATA_VERSION} <> ${version}`;
}
