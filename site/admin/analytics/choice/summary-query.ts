import {
  EARLIER,
  type Earlier,
  type FilterName,
} from '../../../../services/contracts/limits/analytics';
import type { Range } from './range';

/** What the figures are narrowed to; the names are those of the summary's query. */
export type Filters = Partial<Record<FilterName, string>>;

/** What the figures may stand beside, as it is offered. */
export const COMPARES = [...EARLIER, 'no'] as const;
/** One of `COMPARES`. */
export type Compare = Earlier | 'no';

/** The summary's query for a range, in the reader's own time zone. */
export function summaryQuery(
  range: Range | undefined,
  compare: Compare,
  { filters, not }: { filters: Filters; not: readonly FilterName[] },
): string {
  return new URLSearchParams({
    ...range,
    ...(compare !== 'no' && { compare }),
    ...filters,
    ...(not.length > 0 && { not: not.join() }),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }).toString();
}
