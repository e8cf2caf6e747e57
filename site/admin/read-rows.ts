import { PAGE_LIMITS } from '../../services/contracts/limits/lists';
import type { CallResult } from '../api/call';

/** One answer of a list, as every list gives it (contracts/page.ts). */
type Answer = { next: string | null };

/** Rows of a list that were read one after the other. */
export interface ReadRows<One extends Answer, Row> {
  rows: Row[];
  /** The first answer, with what stands beside the rows. */
  head: One;
  next: string | null;
}

/**
 * Reads a list from a place on until there are so many rows, or no more.
 * @param askFor asks for one page, given its part of the query
 * @param rowsOf picks the rows out of an answer
 * @param from where: `next` of what is there already; `null` for the beginning
 * @param least so many rows are wanted; the service's own number without
 */
export async function readRows<One extends Answer, Row>(
  askFor: (part: Record<string, string>) => Promise<CallResult<One>>,
  rowsOf: (answer: One) => Row[],
  from: string | null,
  least: number,
): Promise<CallResult<ReadRows<One, Row>>> {
  const rows: Row[] = [];
  let head: One | undefined;
  let next = from;
  do {
    const wanted = Math.min(least - rows.length, PAGE_LIMITS.rowsMax);
    const result = await askFor({
      ...(wanted > PAGE_LIMITS.rowsDefault && { limit: String(wanted) }),
      ...(next !== null && { before: next }),
    });
    if (!result.ok) return result;
    rows.push(...rowsOf(result.value));
    head ??= result.value;
    next = result.value.next;
  } while (next !== null && rows.length < least);
  return { ok: true, value: { rows, head, next } };
}
