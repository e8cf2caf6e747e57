import type { Knex } from 'knex';

/** Finds the mails that somebody waits for among thousands to a list, without reading those. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'create index outbox_letters_index on outbox (status, due_at) where unsubscribe_url is null',
  );
}
