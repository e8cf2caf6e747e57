import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('analytics_events', (table) => {
    table.text('id').primary();
    table.text('view_id').unique();
    table.text('session_id').notNullable();
    table.text('path').notNullable();
    table.text('referrer');
    table.text('user_agent');
    table.integer('duration_ms').notNullable();
    table.text('created_at').notNullable();
    table.index(['created_at', 'id']);
  });
}
