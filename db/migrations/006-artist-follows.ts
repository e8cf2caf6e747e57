import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('artist_follows', (table) => {
    table.text('artist_id').notNullable();
    table.text('device_id').notNullable();
    table.text('created_at').notNullable();
    table.primary(['artist_id', 'device_id']);
    table.index(['device_id', 'created_at']);
    table.index(['created_at']);
  });
}
