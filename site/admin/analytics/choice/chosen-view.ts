import { FILTERS, type FilterName } from '../../../../services/contracts/limits/analytics';
import { type ChosenDays, type Part, SPANS, type Span } from './range';
import { COMPARES, type Compare, type Filters } from './summary-query';

/** What the reader has chosen to see. */
export interface ChosenView {
  span: Span;
  days: ChosenDays;
  /** What the figures stand beside. */
  compare: Compare;
  filters: Filters;
  /** Filters whose views are left out instead. */
  not: readonly FilterName[];
  /** A stretch of the chart, in the place of the span until it is taken back. */
  part?: Part | undefined;
}

const DEFAULT_SPAN: Span = 'month';
const DEFAULT_COMPARE: Compare = 'previous';

/** The choice that an address tells (`?range=week&path=/contact`); what it leaves out is as usual. */
export function readView(search: string): ChosenView {
  const query = new URLSearchParams(search);
  const given = FILTERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const turned = query.get('not')?.split(',') ?? [];
  return {
    span: SPANS.find((span) => span === query.get('range')) ?? DEFAULT_SPAN,
    days: { from: query.get('from') ?? '', to: query.get('to') ?? '' },
    compare: COMPARES.find((compare) => compare === query.get('compare')) ?? DEFAULT_COMPARE,
    filters: Object.fromEntries(given),
    not: FILTERS.filter((name) => turned.includes(name) && query.get(name)),
    part: partOf(query.get('at') ?? ''),
  };
}

/** Instants, so that a colleague in another time zone sees the same hour. */
function partOf(text: string): Part | undefined {
  const [from = '', to = ''] = text.split('/');
  return Date.parse(from) < Date.parse(to) ? { from, to } : undefined;
}

/** The query of an address that leads back to a choice, with its question mark; empty for the usual one. */
export function writeView({ span, days, compare, filters, not, part }: ChosenView): string {
  const query = new URLSearchParams({
    ...(span !== DEFAULT_SPAN && { range: span }),
    ...(span === 'custom' && days.from && days),
    ...(compare !== DEFAULT_COMPARE && { compare }),
    ...filters,
    ...(not.length > 0 && { not: not.join() }),
    ...(part && { at: `${part.from}/${part.to}` }),
  }).toString();
  return query && `?${query}`;
}

/** A choice narrowed further: what is taken from a list has to hold, whatever of its kind was left out before. */
export function narrowed(
  { filters, not }: Pick<ChosenView, 'filters' | 'not'>,
  filter: Filters,
): Pick<ChosenView, 'filters' | 'not'> {
  return {
    filters: { ...filters, ...filter },
    not: not.filter((name) => filter[name] === undefined),
  };
}
