import type { Context } from 'koa';
import { recordAudit } from '../../db/accounts/audit-log';
import { eachRow, type PageCut, type PageEnd } from '../../db/page';
import { type PageQuery, writeCursor } from '../contracts/page';
import type { Deps } from '../deps';
import { sendCsv, type Table } from '../http/answer/csv-answer';
import { wantsType } from '../http/answer/wants-type';
import { sessionOf } from '../http/require-session';

/** A list that administrators read. */
export interface AdminList<Row> {
  /** As in the address, for the file's name and the audit log. */
  name: string;
  /** Columns of the CSV, in order. */
  columns: readonly (keyof Row & string)[];
  /** One page of it, newest first. */
  read(cut: PageCut): Promise<{ rows: Row[]; next: PageEnd | undefined }>;
}

/**
 * Answers a page of a list as JSON, made by `show`; or all of it as CSV where that is wanted, which
 * leaves a trace in the audit log, for it takes many people's data out of the house.
 */
export async function answerList<Row extends Record<keyof Row, string | number | null>>(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'meters'>,
  ctx: Context,
  list: AdminList<Row>,
  { limit, before }: PageQuery,
  show: (rows: Row[], next: string | null) => object | Promise<object>,
): Promise<void> {
  if (wantsType(ctx, 'csv')) {
    const table: Table<keyof Row & string> = { ...list, rows: eachRow((cut) => list.read(cut)) };
    await recordAudit(deps.db, {
      actor: sessionOf(ctx).user.id,
      action: `${list.name}.export`,
      at: deps.now(),
    });
    return sendCsv(ctx, deps, table);
  }
  const { rows, next } = await list.read({ limit, before });
  ctx.body = await show(rows, next ? writeCursor(next) : null);
}
