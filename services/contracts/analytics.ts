import { z } from 'zod';
import { body } from './body';
import { endpoint } from './endpoint';
import { ANALYTICS_LIMITS as limits } from './limits/analytics';
import { storableText } from './text';

/** One page view, or a later word on how long it was looked at. */
export const AnalyticsEvent = body({
  /** Random, made once by the browser and kept. */
  session_id: z.guid('This must be a UUID.'),
  /** Path and query. Of the query only `utm_*` and `ref` are kept. */
  path: storableText.startsWith('/', 'This must begin with a slash.'),
  referrer: storableText.nullish(),
  /** Where it is missing, the request's own header counts. */
  user_agent: storableText.nullish(),
  duration_ms: z.int('This must be a whole number.').min(0, 'This cannot be negative.'),
  /** The same id again raises `duration_ms` and adds no view. */
  view_id: z.guid('This must be a UUID.').nullish(),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Several events in one request. */
export const EventList = z
  .array(AnalyticsEvent)
  .max(limits.eventsMax, `Send at most ${limits.eventsMax} at once.`);

/** One event or a list, as `application/json` or `text/plain` (beacon). */
const EventsRequest = z.union([AnalyticsEvent, EventList]);

/** What became of the events. */
export const EventsReceipt = z.object({
  /** How many were stored; visits by bots and by people who asked not to be counted are not. */
  accepted: z.int().min(0),
});
export type EventsReceipt = z.infer<typeof EventsReceipt>;

/** Records page views; 202 once they are stored. */
export const postEvents = endpoint({
  method: 'POST',
  path: '/api/analytics/events',
  status: 202,
  request: EventsRequest,
  response: EventsReceipt,
  errors: ['invalid_request', 'overloaded', 'storage_full'],
});
