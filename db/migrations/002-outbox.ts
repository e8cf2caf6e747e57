import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('outbox', (table) => {
    table.text('id').primary();
    table.text('kind').notNullable();
    table.text('message_id').notNullable().unique();
    table.text('sender_name').notNullable();
    table.text('sender').notNullable();
    table.text('recipient').notNullable();
    table.text('reply_to_name');
    table.text('reply_to');
    table.text('subject').notNullable();
    table.text('text').notNullable();
    table.text('html').notNullable();
    table.integer('auto_reply').notNullable().defaultTo(0);
    table.text('status').notNullable().defaultTo('waiting');
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('last_error');
    table.text('created_at').notNullable();
    table.text('due_at').notNullable();
    table.text('sent_at');
    table.text('lease_until');
    table.text('lease_token');
    table.index(['status', 'due_at']);
    table.index(['created_at', 'id']);
  });
}
