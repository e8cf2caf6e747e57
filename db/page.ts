import type { Knex } from 'knex';

/** Which part of a list is wanted. */
export interface PageCut {
  limit: number;
  /** Rows older than this instant, or than this row of that instant. */
  before?: { at: string; id: string | undefined } | undefined;
}

/** The columns that give a list its order. */
export interface Order {
  at: string;
  /** Unique among rows of the same instant. */
  id: string;
}

/** Where a page ended; handed back as `before` it begins the next one. */
export interface PageEnd {
  at: string;
  id: string;
}

/**
 * Cuts a page out of a query, newest first. It asks for one row more than the page holds, to know
 * whether another follows. Any order in which the rows were written gives the same pages.
 */
export async function readPage<Row extends object>(
  query: Knex.QueryBuilder,
  { limit, before }: PageCut,
  order: Order = { at: 'created_at', id: 'id' },
): Promise<{ rows: Row[]; next: PageEnd | undefined }> {
  const { at, id } = order;
  if (before?.id !== undefined) query.whereRaw('(??, ??) < (?, ?)', [at, id, before.at, before.id]);
  else if (before) query.where(at, '<', before.at);

  const rows: Row[] = await query
    .orderBy([
      { column: at, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last && endOf(last, order) };
}

function endOf(row: object, order: Order): PageEnd {
  const value = (column: string) =>
    String(new Map<string, unknown>(Object.entries(row)).get(column.replace(/^.*\./, '')));
  return { at: value(order.at), id: value(order.id) };
}

/** Every row of a list, a page in memory at a time. `read` gives one page. */
export async function* eachRow<Row>(
  read: (cut: PageCut) => Promise<{ rows: Row[]; next: PageEnd | undefined }>,
  limit = 500,
): AsyncGenerator<Row> {
  let before: PageEnd | undefined;
  do {
    const { rows, next } = await read({ limit, before });
    yield* rows;
    before = next;
  } while (before);
}
