import { z } from 'zod';
import { endpoint } from './endpoint';
import { FILTERS } from './limits/analytics';
import { INTERVALS } from './summary-query';

const Count = z.int().min(0);

/**
 * **View**: a page that was in sight, once, however often its time is told.
 * **Session**: a `session_id` with at least one view in the range.
 * **Visit**: views of one session with at most 30 minutes between them. It belongs to the moment, the
 * page, the referrer and the device of its first view, also when it goes on past the range.
 * **Bounce**: a visit of a single view.
 * **Visible time**: how long a page was in sight, at most a day. Views that never told it (a browser
 * that was killed) are left out of mean and median, not taken for nought.
 */
export const Figures = z.object({
  views: Count,
  visits: Count,
  bounces: Count,
  /** `bounces / visits`, from 0 to 1; 0 without visits. */
  bounce_rate: z.number().min(0).max(1),
  /** Visible time of all views together. */
  duration_ms: Count,
});
export type Figures = z.infer<typeof Figures>;

/** The figures of a range. */
export const Totals = Figures.extend({
  /** Different ones in the whole range: less than the sum over its days. */
  sessions: Count,
  /** Mean visible time of a view that told it; 0 without any. */
  mean_ms: Count,
  /** The same, median: of its class the middle, at most 125 ms off up to ten seconds, 8.4 % above. */
  median_ms: Count,
});
export type Totals = z.infer<typeof Totals>;

/** One stretch of the series. */
export const Point = z.object({
  /** Instant at which it begins; the first one may begin before the range. */
  t: z.string(),
  views: Count,
  visits: Count,
  /** Different ones in this stretch. */
  sessions: Count,
  duration_ms: Count,
  /** Whether an end of the range cuts it, or it is not over yet. */
  in_part: z.boolean(),
});
export type Point = z.infer<typeof Point>;

/** One value of a breakdown: a page, a host, a device … */
export const Ranked = Figures.extend({ name: z.string() });
export type Ranked = z.infer<typeof Ranked>;

/** A page, and how often it was the last one of a visit so far. */
export const RankedPage = Ranked.extend({
  /** In the range, whenever the visit began. Null where views were purged before exits were counted. */
  exits: Count.nullable(),
});
export type RankedPage = z.infer<typeof RankedPage>;

/** At most 100. */
const Ranking = z.array(Ranked);

const Range = z.object({
  /** Instant, included. */
  from: z.string(),
  /** Instant, not included. */
  to: z.string(),
});

/** Everything the dashboard shows of a range, in one answer. */
export const Summary = Range.extend({
  interval: z.enum(INTERVALS),
  tz: z.string(),
  /** What the figures are narrowed to, as it was asked for. */
  filters: z.partialRecord(z.enum(FILTERS), z.string()),
  /** Those of them that must not hold. */
  not: z.array(z.enum(FILTERS)),
  /** With filters: views from before it were purged and count nowhere but in `received`. Null where none are missing. */
  purged_before: z.string().nullable(),
  /**
   * Where views at an end of the range were purged: the days of UTC nearest to it, of which the lists,
   * mean and median then are; totals and series are of its hours. Else null, and all are of the range.
   */
  listed: Range.nullable(),
  totals: Totals,
  /** The totals of the earlier time that `compare` asked for, their range, and its whole series; null where none was, and where views were purged. */
  previous: Totals.extend(Range.shape)
    .extend({ series: z.array(Point) })
    .nullable(),
  /** Oldest first, without holes. */
  series: z.array(Point),
  /** This and the lists below: at most 100, most views first. */
  pages: z.array(RankedPage),
  /**
   * By host; `(direct)` where no site led here. This and the two lists below: most visits first, and visits
   * are what to show, since only the first view of a visit comes from elsewhere.
   */
  referrers: Ranking,
  /** By known site, such as Google or Instagram; else by host. */
  sources: Ranking,
  /** `source / medium / campaign` of the address; views without one are not listed. */
  campaigns: Ranking,
  devices: Ranking,
  browsers: Ranking,
  systems: Ranking,
  /** `(unknown)` unless a trusted proxy names the country (`TRUST_PROXY`). */
  countries: Ranking,
  /** `africa`, `global` and `(none)`, by page. */
  hubs: Ranking,
  /** What became of all events received on the days (UTC) of the range, filters aside. */
  received: z.object({
    /** All of them: the sum of the others. */
    total: Count,
    views: Count,
    /** Updates of a view that was known. */
    repeats: Count,
    bots: Count,
    /** Sent with `DNT` or `Sec-GPC`. */
    opted_out: Count,
    prefetches: Count,
  }),
  /** Whether traffic that was made up for a demonstration is in it or in what it is compared with. */
  synthetic: z.boolean(),
});
export type Summary = z.infer<typeof Summary>;

/** Query: `SummaryQuery`. Counted over all views of the range. */
export const getAdminSummary = endpoint({
  method: 'GET',
  path: '/api/admin/summary',
  status: 200,
  request: z.undefined(),
  response: Summary,
  errors: ['unauthorized', 'forbidden', 'invalid_request', 'overloaded'],
});
