import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('artists', (table) => {
    table.text('id').primary();
    table.text('name').notNullable();
  });
}
