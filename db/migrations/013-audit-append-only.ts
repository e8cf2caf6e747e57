import type { Knex } from 'knex';
import { isPostgres } from '../connect';

/**
 * What was written down of privileged acts stays: the database itself refuses to change or delete it,
 * so that no mistake of the code and no hasty line of SQL can. A restore drops the whole table.
 */
export async function up(db: Knex): Promise<void> {
  if (isPostgres(db)) {
    await db.raw(`
      create or replace function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'audit_log is append-only'; end $$`);
    await db.raw(`
      create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change()`);
    return;
  }
  for (const change of ['update', 'delete']) {
    await db.raw(`
      create trigger audit_log_no_${change} before ${change} on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`);
  }
}
