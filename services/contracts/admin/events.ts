import { z } from 'zod';
import { endpoint } from '../endpoint';
import { EVENT_LIST_LIMITS as limits } from '../limits/analytics';
import { rowLimit } from '../page';

/** One page view, as it is stored. */
export const AdminEvent = z.object({
  id: z.uuid(),
  created_at: z.string(),
  session_id: z.guid(),
  /** With `utm_*` and `ref` of its query; `(unknown)` for no address, or one that may tell of somebody. */
  path: z.string(),
  /** Scheme and host; null for visits that no other site led to. */
  referrer: z.string().nullable(),
  user_agent: z.string().nullable(),
  duration_ms: z.int().min(0),
  /** ISO 3166 code, where a trusted proxy tells it. */
  country: z.string().nullable(),
  /** 1 for traffic that was made up for a demonstration. */
  synthetic: z.union([z.literal(0), z.literal(1)]),
});
export type AdminEvent = z.infer<typeof AdminEvent>;

/** The query: how many, and before which event (its id) or instant. */
export const AdminEventsQuery = z.object({
  limit: rowLimit(limits.rowsMax).default(limits.rowsMax),
  before: z
    .union(
      [z.uuid(), z.iso.datetime({ offset: true })],
      'Write the id of an event, or an instant such as 2026-01-31T12:00:00.000Z.',
    )
    .optional(),
});
export type AdminEventsQuery = z.infer<typeof AdminEventsQuery>;

/** Newest first. */
export const AdminEventList = z.object({
  events: z.array(AdminEvent),
  /** For `before` of the next page; null when this one is the last. */
  next: z.uuid().nullable(),
});
export type AdminEventList = z.infer<typeof AdminEventList>;

/** Query: `AdminEventsQuery`. The views themselves; figures come from the summary. */
export const getAdminEvents = endpoint({
  method: 'GET',
  path: '/api/admin/events',
  status: 200,
  request: z.undefined(),
  response: AdminEventList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});

/** Who is on the site. */
export const AdminLive = z.object({
  /** Sessions with a view in the last five minutes. */
  visitors: z.int().min(0),
  /** Pages that these sessions looked at last, most visitors first; they add up to `visitors`. */
  pages: z.array(z.object({ name: z.string(), visitors: z.int().min(1) })),
  /** Views in each of the last 30 minutes, oldest first; the last one has only begun. */
  minutes: z.array(z.object({ t: z.string(), views: z.int().min(0) })),
  /** Instant of the answer. */
  at: z.string(),
});
export type AdminLive = z.infer<typeof AdminLive>;

/** Cheap enough to be asked every ten seconds. */
export const getAdminLive = endpoint({
  method: 'GET',
  path: '/api/admin/live',
  status: 200,
  request: z.undefined(),
  response: AdminLive,
  errors: ['unauthorized', 'forbidden'],
});
