import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('assistant_questions', (table) => {
    table.text('id').primary();
    table.text('question').notNullable();
    table.text('fingerprint').notNullable().unique();
    table.text('language').notNullable();
    table.text('confidence').notNullable();
    table.text('nearest');
    table.integer('asked').notNullable().defaultTo(1);
    table.text('created_at').notNullable();
    table.text('last_at').notNullable();
    table.index(['last_at', 'id']);
  });
  await db.schema.createTable('assistant_usage', (table) => {
    table.text('day').primary();
    table.integer('tokens').notNullable();
    table.integer('calls').notNullable();
  });
}
