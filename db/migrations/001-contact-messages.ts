import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('contact_messages', (table) => {
    table.text('id').primary();
    table.text('reference').notNullable().unique();
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('inquiry_type').notNullable();
    table.text('message').notNullable();
    table.text('about');
    table.text('page');
    table.text('status').notNullable().defaultTo('new');
    table.text('created_at').notNullable();
    table.text('due_at').notNullable();
    table.index(['created_at', 'id']);
    table.index(['email', 'created_at']);
  });
  await db.schema.createTable('idempotency_keys', (table) => {
    table.text('scope').notNullable();
    table.text('key').notNullable();
    table.text('request_hash').notNullable();
    table.text('answer').notNullable();
    table.text('created_at').notNullable().index();
    table.primary(['scope', 'key']);
  });
}
