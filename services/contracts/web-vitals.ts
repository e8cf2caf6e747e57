import { z } from 'zod';
import { body } from './body';
import { endpoint } from './endpoint';
import { SummaryQuery } from './summary-query';
import { storableText } from './text';

/** Bounds of what is taken; more is cut to them. */
export const WEB_VITALS_LIMITS = {
  pathMax: 512,
  /** A minute: whoever waits longer has gone. */
  timeMaxMs: 60_000,
  /** of the layout shift */
  clsMax: 10,
} as const;

/** What pages are sorted into; bounded, whatever addresses are sent. */
export const PAGE_CLASSES = [
  'home',
  'hub',
  'artists',
  'artist',
  'listen',
  'news',
  'story',
  'about',
  'join',
  'contact',
  'other',
] as const;
/** One of `PAGE_CLASSES`. */
export type PageClass = (typeof PAGE_CLASSES)[number];

/** `saver`: the visitor asked for few bytes; else as the browser judges the connection. */
export const CONNECTIONS = ['4g', '3g', '2g', 'saver', 'unknown'] as const;
/** One of `CONNECTIONS`. */
export type Connection = (typeof CONNECTIONS)[number];

const Measure = z.number('This must be a number.').min(0, 'This cannot be negative.').nullish();

/** How one load of a page felt. The same `view_id` again raises figures and adds no load. */
export const WebVitals = body({
  /** Random, made for this load alone. */
  view_id: z.guid('This must be a UUID.'),
  /** Path of the page; only its class is kept. */
  path: storableText
    .startsWith('/', 'This must begin with a slash.')
    .max(WEB_VITALS_LIMITS.pathMax),
  /** What is not in the list counts as `unknown`. */
  connection: z.enum(CONNECTIONS).catch('unknown'),
  /** Largest Contentful Paint, ms. */
  lcp: Measure,
  /** Interaction to Next Paint, ms. */
  inp: Measure,
  /** Cumulative Layout Shift. */
  cls: Measure,
  /** Time to First Byte, ms. */
  ttfb: Measure,
});
export type WebVitals = z.infer<typeof WebVitals>;

/** As `application/json` or `text/plain` (beacon); 202 once it is stored. */
export const postWebVitals = endpoint({
  method: 'POST',
  path: '/api/analytics/vitals',
  status: 202,
  request: WebVitals,
  /** 0: not a page of the site, a bot, or somebody who asked not to be counted. */
  response: z.object({ accepted: z.int().min(0).max(1) }),
  errors: ['invalid_request', 'overloaded', 'storage_full'],
});

/** The range; counted in whole days of UTC. */
export const WebVitalsQuery = SummaryQuery.pick({ from: true, to: true, tz: true });
export type WebVitalsQuery = z.infer<typeof WebVitalsQuery>;

const Count = z.int().min(0);

/** One metric over some loads. */
export const Spread = z.object({
  loads: Count,
  /** Three quarters of the loads were at most this; the upper end of a bucket. Null without loads. */
  p75: z.number().nullable(),
  good: Count,
  /** Needs improvement. */
  fair: Count,
  poor: Count,
});
export type Spread = z.infer<typeof Spread>;

/** The four metrics; milliseconds, and the layout shift as it is usually written. */
export const Spreads = z.object({ lcp: Spread, inp: Spread, cls: Spread, ttfb: Spread });
export type Spreads = z.infer<typeof Spreads>;

/** How pages felt to those who opened them. */
export const WebVitalsReport = z.object({
  /** Instants; whole days of UTC. */
  from: z.string(),
  to: z.string(),
  all: Spreads,
  /** Most loads first; those without any are left out. */
  pages: z.array(Spreads.extend({ name: z.enum(PAGE_CLASSES) })),
  connections: z.array(Spreads.extend({ name: z.enum(CONNECTIONS) })),
  /** Whether made-up loads are in it. */
  synthetic: z.boolean(),
});
export type WebVitalsReport = z.infer<typeof WebVitalsReport>;

/** Query: `WebVitalsQuery`. */
export const getAdminVitals = endpoint({
  method: 'GET',
  path: '/api/admin/vitals',
  status: 200,
  request: z.undefined(),
  response: WebVitalsReport,
  errors: ['unauthorized', 'forbidden', 'invalid_request', 'overloaded'],
});
