import { z } from 'zod';
import { PAGE_LIMITS as limits } from './limits/lists';
import { lineText } from './text';

const AT = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z';
const CURSOR = new RegExp(`^(?<at>${AT})(?:_(?<id>[\\w.:-]{1,200}))?$`);

const say = {
  before:
    'Write what the previous page gave as next, or an instant such as 2026-01-31T12:00:00.000Z.',
  search: {
    tooLong: `Please search for at most ${limits.searchMax} characters.`,
    unreadable: 'Please search on one line, in plain letters.',
  },
};

/** How many rows of a list are wanted, in an address. */
export function rowLimit(max: number) {
  const sentence = `Write a whole number from 1 to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,4}$/, sentence)
    .transform(Number)
    .refine((rows) => rows >= 1 && rows <= max, sentence);
}

/** Where a page begins: rows older than an instant, or than one row of that instant. */
export interface Cursor {
  /** ISO 8601, with milliseconds. */
  at: string;
  /** Undefined: everything of that instant is left out. */
  id: string | undefined;
}

/** `next` of the previous page, or an instant. */
const Before = z.string().transform((text, ctx): Cursor => {
  const { at = '', id } = CURSOR.exec(text)?.groups ?? {};
  if (!Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at) return { at, id };
  ctx.addIssue({ code: 'custom', message: say.before });
  return z.NEVER;
});

/**
 * The query of every list: newest first, `limit` rows, those `before` a cursor. A row that is added
 * meanwhile moves nothing to another page. For CSV, which is always whole, both are ignored.
 */
export const PageQuery = z.object({
  limit: rowLimit(limits.rowsMax).default(limits.rowsDefault),
  before: Before.optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** The same with a search: rows that hold every word, in any order, whatever its case. */
export const SearchQuery = PageQuery.extend({
  q: lineText(limits.searchMax, say.search).optional(),
  /** Another word for `q`. */
  search: lineText(limits.searchMax, say.search).optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** What is searched for. */
export function searchOf({ q, search }: Pick<SearchQuery, 'q' | 'search'>): string | undefined {
  return q ?? search;
}

/** What every list answers beside its rows. */
export const Page = z.object({
  /** For `before` of the next page; null when this one is the last. */
  next: z.string().nullable(),
});

/** How a cursor is written in an address. */
export function writeCursor({ at, id }: Cursor): string {
  return id === undefined ? at : `${at}_${id}`;
}
