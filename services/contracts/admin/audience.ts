import { z } from 'zod';
import { endpoint } from '../endpoint';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../limits/subscriptions';
import { Page, PageQuery, SearchQuery } from '../page';

const Status = z.enum(SUBSCRIPTION_STATUSES, `Choose one of ${SUBSCRIPTION_STATUSES.join(', ')}.`);

/** An address of the newsletter. */
export const AdminSubscription = z.object({
  id: z.uuid(),
  email: z.string(),
  status: Status,
  /** The form it first came through. */
  source: z.string(),
  topics: z.array(z.string()),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  left_at: z.string().nullable(),
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

/** `q` finds words of address, source and topics. */
export const SubscriptionQuery = SearchQuery.extend({ status: Status.optional() });
export type SubscriptionQuery = z.infer<typeof SubscriptionQuery>;

/** Newest first. */
export const SubscriptionList = Page.extend({
  subscriptions: z.array(AdminSubscription),
  /** How many the search leaves in each state. */
  counts: z.record(Status, z.int()) satisfies z.ZodType<Record<SubscriptionStatus, number>>,
});
export type SubscriptionList = z.infer<typeof SubscriptionList>;

/** Query: `SubscriptionQuery`. With `Accept: text/csv` all of them as CSV. */
export const getAdminSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions',
  status: 200,
  request: z.undefined(),
  response: SubscriptionList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});

/** Of one artist, by id, or of all. */
export const FollowQuery = PageQuery.extend({
  artist: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'Write the id of an artist, such as rocka.')
    .optional(),
});
export type FollowQuery = z.infer<typeof FollowQuery>;

/** How many follow each artist, the most followed first, and a page of the follows, newest first. */
export const AdminFollowList = Page.extend({
  artists: z.array(
    z.object({ artist_id: z.string(), name: z.string(), followers: z.int().min(0) }),
  ),
  follows: z.array(
    z.object({ artist_id: z.string(), device_id: z.string(), created_at: z.string() }),
  ),
});
export type AdminFollowList = z.infer<typeof AdminFollowList>;

/** Query: `FollowQuery`. With `Accept: text/csv` all follows as CSV. */
export const getAdminFollows = endpoint({
  method: 'GET',
  path: '/api/admin/follows',
  status: 200,
  request: z.undefined(),
  response: AdminFollowList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});
