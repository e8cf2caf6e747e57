import type { Context } from 'koa';

/** Both with the character set that they are sent with: who names it in `Accept` asks for just that. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** The types that are answered in place of JSON where they are asked for, as they are sent. */
export const OTHER_TYPES = {
  csv: 'text/csv; charset=utf-8',
  events: 'text/event-stream; charset=utf-8',
  page: 'text/html; charset=utf-8',
} as const;

/** Whether the caller would rather have another type than JSON. Whoever takes anything gets JSON. */
export function wantsType(ctx: Context, name: keyof typeof OTHER_TYPES): boolean {
  ctx.vary('Accept');
  return ctx.accepts(JSON_TYPE, OTHER_TYPES[name]) === OTHER_TYPES[name];
}
