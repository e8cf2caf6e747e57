import type { Db } from '../../db/connect';

const READ = /^\s*(?:select|with\b(?![\s\S]*\b(?:insert|update|delete)\b)|pragma)/i;
const CONTROL = /^\s*(?:begin|commit|rollback|savepoint|release|set)\b/i;

/** What the driver is about to be asked. */
interface Asked {
  sql: string;
  /** Undefined outside of a transaction. */
  __knexTxId?: string;
}

/**
 * Collects transactions that read first and write later. Knex begins them so that SQLite gives no
 * turn to the writer then: it fails at once when another process, the command line say, has written
 * in between, however long it was told to wait. One that only reads, or writes first, is right.
 */
export function watchTransactions(db: Db): { faults: string[] } {
  const first = new Map<string, string>();
  const faults: string[] = [];
  db.on('query', ({ sql, __knexTxId: id }: Asked) => {
    if (id === undefined || CONTROL.test(sql)) return;
    const opening = first.get(id);
    if (opening === undefined) first.set(id, sql);
    else if (READ.test(opening) && !READ.test(sql)) {
      faults.push(`${opening.slice(0, 200)}\n  … ${sql.slice(0, 200)}`);
      first.set(id, sql);
    }
  });
  return { faults };
}
