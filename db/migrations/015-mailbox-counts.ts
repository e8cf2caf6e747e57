import type { Knex } from 'knex';

/** How many mails forms have written to a mailbox today. The key names nobody. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('mailbox_counts', (table) => {
    table.text('key').primary();
    table.integer('mails').notNullable();
    table.text('expires_at').notNullable().index();
  });
}
