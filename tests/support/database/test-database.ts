import { randomUUID } from 'node:crypto';
import { tableShapes } from '../../../db/backup/table-shapes';
import { type DatabaseAddress, type Db, isPostgres, openDb } from '../../../db/connect';
import { migrate } from '../../../db/migrate';
import { up as makeAppendOnly } from '../../../db/migrations/013-audit-append-only';
import { migrationNames } from '../../../db/migrations/list';
import { closing } from '../left-open';

/** Every suite about stored things runs on both. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface TestDatabase {
  db: Db;
  address: DatabaseAddress;
  /** Empties every table of the product. */
  clear(): Promise<void>;
  drop(): Promise<void>;
}

/** Words keep their numbers, which a service remembers; the audit log lets nobody delete from it. */
const NOT_EMPTIED = ['analytics_terms', 'audit_log'];

let names: Promise<string[]> | undefined;

/** Every table that can simply be emptied, children before parents. */
function tableNames(): Promise<string[]> {
  names ??= tableShapes(migrationNames().at(-1) ?? '').then((shapes) =>
    shapes
      .map(({ name }) => name)
      .filter((name) => !NOT_EMPTIED.includes(name))
      .reverse(),
  );
  return names;
}

/** A private database with the whole schema; `empty` leaves even that out. */
export async function testDatabase(engine: Engine, empty = false): Promise<TestDatabase> {
  const { address, remove } = await create(engine);
  const db = openDb(address);
  if (!empty) await migrate(db);
  return {
    db,
    address,
    clear: async () => {
      for (const table of await tableNames()) await db(table).delete();
      if (await db('audit_log').first('id')) await clearAudit(db);
    },
    drop: closing(async () => {
      await db.destroy();
      await remove();
    }),
  };
}

/** As if the table had been made just now; it lets nobody delete from it. */
async function clearAudit(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    if (isPostgres(tx)) await tx.raw('drop trigger audit_log_append_only on audit_log');
    else
      for (const change of ['update', 'delete'])
        await tx.raw(`drop trigger audit_log_no_${change}`);
    await tx('audit_log').delete();
    await makeAppendOnly(tx);
  });
}

async function create(engine: Engine) {
  if (engine === 'sqlite') return { address: { file: ':memory:' }, remove: async () => {} };
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error('PostgreSQL is not running: see tests/support/database/test-postgres.ts');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDb({ url: server });
  await admin.raw('create database ??', [name]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    address: { url: url.href },
    remove: async () => {
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}
