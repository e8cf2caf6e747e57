import { z } from 'zod';
import { DEVICES, EARLIER, FILTERS, SUMMARY_LIMITS as limits, UNKNOWN } from './limits/analytics';

/** Lengths of time that the series may be divided by. */
export const INTERVALS = ['hour', 'day', 'week', 'month'] as const;
/** One of `INTERVALS`; weeks begin on Monday. */
export type Interval = (typeof INTERVALS)[number];

const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });
const When = z.union(
  [Day, Instant],
  'Write a day such as 2026-01-31, or an instant such as 2026-01-31T12:00:00Z.',
);
const TOO_LONG = `Write at most ${limits.filterMax} characters.`;
const Filter = z
  .string()
  .min(1, 'Write what to look for.')
  .max(limits.filterMax, TOO_LONG)
  .optional();
const Device = z
  .string()
  .toLowerCase()
  .pipe(z.enum([...DEVICES, UNKNOWN], `Choose one of ${[...DEVICES, UNKNOWN].join(', ')}.`))
  .optional();
/** A country that nobody comes from is an answer; a word that is no country's would only look like one. */
const Country = z
  .string()
  .regex(/^(?:[a-z]{2}|\(unknown\))$/i, 'Write two letters such as NA, or (unknown).')
  .transform((code) => (code.startsWith('(') ? UNKNOWN : code.toUpperCase()))
  .optional();

/**
 * What is asked of the summary. Days are those of `tz`.
 *
 * Filters look at views: with `path=/contact` every figure is that of the views of this page, visits
 * are those that began there, sessions those that saw it. What led somebody here is told by the first view of
 * a visit: `referrer` and `campaign` choose all views of the visits that began with it. Several filters must
 * all hold; those that `not` names must not.
 */
export const SummaryQuery = z.object({
  /** Included; a day begins at its midnight. Left out: 30 days before `to`. */
  from: When.optional(),
  /** An instant is not included, a day is. Left out: now. */
  to: When.optional(),
  /** Left out: hours up to three days, then days. Coarser where that gave more than 400 points. */
  interval: z.enum(INTERVALS, `Choose one of ${INTERVALS.join(', ')}.`).optional(),
  /**
   * `previous`: the same length just before. `year`: 52 weeks before, so that weekdays meet; by the month, the same
   * dates of the year before. Of a range that is not over, as much as has passed of it.
   */
  compare: z.enum(EARLIER, 'Write previous or year, or leave it out.').optional(),
  /** A page, without query. */
  path: Filter,
  /** Where the visit came from: a host, a known site's name, or `(direct)`. */
  referrer: Filter,
  /** `mobile`, `tablet`, `desktop`, `other` or `(unknown)`. */
  device: Device,
  /** ISO 3166 code or `(unknown)`. */
  country: Country,
  /** What the visit came with: `source / medium / campaign`, as in the list of campaigns. */
  campaign: Filter,
  browser: Filter,
  system: Filter,
  /** `africa`, `global` or `(none)`. */
  hub: Filter,
  /** Names of filters, joined by commas, whose views are left out instead: `country=NA&not=country`. */
  not: z
    .string()
    .refine((names) => names.split(',').every(isFilter), 'Write names of filters: country,device.')
    .transform((names) => FILTERS.filter((name) => names.split(',').includes(name)))
    .default([]),
  /** IANA name of the time zone in which days, weeks and months are counted. */
  tz: z
    .string()
    .max(limits.filterMax, TOO_LONG)
    .refine(isTimeZone, 'Write a time zone such as Africa/Windhoek.')
    .default('UTC'),
});
export type SummaryQuery = z.infer<typeof SummaryQuery>;

function isFilter(text: string): boolean {
  return FILTERS.some((name) => name === text);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
