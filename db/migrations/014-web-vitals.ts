import type { Knex } from 'knex';

/**
 * How pages felt to those who opened them: a row for each load, by which what it tells twice is known
 * again, and sums of them that stay when the rows go.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('web_vitals', (table) => {
    table.text('view_key').primary();
    table.integer('day').notNullable().index();
    table.text('page').notNullable();
    table.text('connection').notNullable();
    for (const metric of ['lcp', 'inp', 'cls', 'ttfb']) table.integer(metric);
    table.integer('synthetic').notNullable().defaultTo(0);
  });
  await db.schema.createTable('web_vitals_rollups', (table) => {
    table.integer('day').notNullable();
    table.text('page').notNullable();
    table.text('connection').notNullable();
    table.text('metric').notNullable();
    table.integer('bucket').notNullable();
    table.integer('loads').notNullable();
    table.primary(['day', 'page', 'connection', 'metric', 'bucket']);
  });
}
