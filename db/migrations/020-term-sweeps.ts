import type { Knex } from 'knex';

/**
 * The latest removal of words that nothing says any more. Who remembers the numbers of words asks for it: they
 * may stand for nothing since. Of several rows the one with the highest number counts.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('analytics_term_sweeps', (table) => {
    table.increments('id');
  });
}
