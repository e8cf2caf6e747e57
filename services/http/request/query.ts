import type { Context } from 'koa';
import type { z } from 'zod';
import { parse } from './parse';

/**
 * The query of an address, checked against a contract: the first value of each name, an empty one
 * as if it were missing. What the contract does not know is ignored.
 * @throws AppError `invalid_request` with every bad name.
 */
export function parseQuery<Schema extends z.ZodType>(
  ctx: Context,
  schema: Schema,
): z.output<Schema> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (!values.has(name) && value !== '') values.set(name, value);
  }
  return parse(schema, Object.fromEntries(values));
}
