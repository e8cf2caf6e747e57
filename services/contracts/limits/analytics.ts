/** Bounds of what analytics takes and answers. */

/** Bounds of what is taken and kept of a page view. */
export const ANALYTICS_LIMITS = {
  /** events in one request */
  eventsMax: 50,
  /** characters kept of a path with its query */
  pathMax: 512,
  /** characters kept of a referrer's host and path */
  referrerMax: 512,
  /** characters kept of a user agent */
  userAgentMax: 512,
  /** A day. A longer visible time is a forgotten or forged one, and is cut to this. */
  durationMaxMs: 24 * 60 * 60 * 1000,
} as const;

/** What a view that did not tell is counted under. */
export const UNKNOWN = '(unknown)';
/** Kinds of devices, as they are read from the user agent. */
export const DEVICES = ['mobile', 'tablet', 'desktop', 'other'] as const;

/** What the summary's figures may be narrowed to. */
export const FILTERS = [
  'path',
  'hub',
  'referrer',
  'campaign',
  'device',
  'browser',
  'system',
  'country',
] as const;
/** One of `FILTERS`. */
export type FilterName = (typeof FILTERS)[number];

/** Earlier times that a range may be compared with: the same length just before, or the same time a year before. */
export const EARLIER = ['previous', 'year'] as const;
/** One of `EARLIER`. */
export type Earlier = (typeof EARLIER)[number];

/** Bounds of the admin's list of page views (specification, section 9). */
export const EVENT_LIST_LIMITS = { rowsMax: 500 } as const;

/** Bounds of what the summary is asked and answers. */
export const SUMMARY_LIMITS = {
  /** points of a series; charts with more are slow to draw */
  pointsMax: 400,
  /** lines of a breakdown */
  linesMax: 100,
  /** characters of a filter */
  filterMax: 512,
} as const;
