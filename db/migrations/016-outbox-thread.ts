import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('outbox', (table) => {
    table.text('thread');
  });
}
