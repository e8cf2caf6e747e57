import type { Knex } from 'knex';

/**
 * How many rows of a query are in each status.
 * @param none every status with 0, which those keep that no row has
 */
export async function countByStatus<Status extends string>(
  query: Knex.QueryBuilder,
  none: Record<Status, number>,
): Promise<Record<Status, number>> {
  const rows: { status: Status; found: unknown }[] = await query
    .select('status')
    .count({ found: '*' })
    .groupBy('status');
  const counts = { ...none };
  for (const { status, found } of rows) counts[status] = Number(found);
  return counts;
}
