import type { FilterName } from '../../../../services/contracts/limits/analytics';
import type { Compare } from './chosen-view';
import type { Range } from './range';

/** What the figures are narrowed to; the names are those of the summary's query. */
export type Filters = Partial<Record<FilterName, string>>;

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
