import { z } from 'zod';
import { endpoint } from '../endpoint';
import { INTERVALS, SummaryQuery } from '../summary-query';

/** A range as in the summary. Its filters are about views and have no say here. */
export const GrowthQuery = SummaryQuery.pick({
  from: true,
  to: true,
  interval: true,
  compare: true,
  tz: true,
});
export type GrowthQuery = z.infer<typeof GrowthQuery>;

const Count = z.int().min(0);

/** One stretch of the series. */
const FollowPoint = z.object({
  /** Instant at which it begins; the first one may begin before the range. */
  t: z.string(),
  gained: Count,
  /** At its end. */
  total: Count,
  in_part: z.boolean(),
});

/** One stretch of the series. */
const NewsletterPoint = z.object({
  t: z.string(),
  joined: Count,
  left: Count,
  total: Count,
  in_part: z.boolean(),
});

/**
 * **Follow**: a device that follows an artist still, counted when it began; one that was taken back
 * counts nowhere. **Joined**: an address came onto the list; it is counted when it last did so. **Left**: one
 * that had confirmed and has left since. Erased addresses count nowhere.
 */
export const Growth = z.object({
  from: z.string(),
  to: z.string(),
  interval: z.enum(INTERVALS),
  tz: z.string(),
  follows: z.object({
    /** At the end of the range. */
    total: Count,
    gained: Count,
    /** Gained in the period before; null unless asked for. */
    before: Count.nullable(),
    /** Oldest first, without holes. */
    series: z.array(FollowPoint),
    /** Every artist, the most followed first. */
    artists: z.array(
      z.object({ artist_id: z.string(), name: z.string(), followers: Count, gained: Count }),
    ),
  }),
  newsletter: z.object({
    /** At the end of the range. */
    total: Count,
    joined: Count,
    left: Count,
    before: z.object({ joined: Count, left: Count }).nullable(),
    series: z.array(NewsletterPoint),
    /** By the form they came through, most first. */
    sources: z.array(z.object({ name: z.string(), joined: Count })),
    /** Addresses that wait for their owner's word, whatever the range. */
    pending: Count,
  }),
});
export type Growth = z.infer<typeof Growth>;

/** Query: `GrowthQuery`. Who began to follow artists and to read the newsletter. */
export const getAdminGrowth = endpoint({
  method: 'GET',
  path: '/api/admin/growth',
  status: 200,
  request: z.undefined(),
  response: Growth,
  errors: ['unauthorized', 'forbidden', 'invalid_request', 'overloaded'],
});
