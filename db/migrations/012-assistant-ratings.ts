import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('assistant_questions', (table) => {
    table.integer('helpful').notNullable().defaultTo(0);
    table.integer('unhelpful').notNullable().defaultTo(0);
    table.text('reason');
  });
}
