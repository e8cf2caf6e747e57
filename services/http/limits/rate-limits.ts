/** How often one client may call one route. */
export interface RateLimit {
  calls: number;
  perSeconds: number;
  /**
   * `database`: counted for all processes together and across restarts, at the price of a write;
   * for what sends mail, makes accounts or costs money. `memory`: counted by each process.
   */
  keptIn: 'database' | 'memory';
}

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3_600;

const perMinute = (calls: number): RateLimit => ({ calls, perSeconds: MINUTE, keptIn: 'memory' });
const stored = (calls: number, perSeconds: number): RateLimit => ({
  calls,
  perSeconds,
  keptIn: 'database',
});

/**
 * By method and route. A client is an address, and behind one address there may be a whole city:
 * mobile carriers in Africa put thousands of phones behind one. So these are what a busy hour of
 * such an address needs, some thirty visitors at once; they end floods, not people. What is about
 * one account, one device or one recipient is limited by that, in its feature.
 */
export const RATE_LIMITS: Readonly<Record<string, RateLimit>> = {
  'POST /api/contact': stored(120, TEN_MINUTES),
  'POST /api/subscriptions': stored(120, TEN_MINUTES),
  'POST /api/assistant': stored(300, TEN_MINUTES),
  'POST /api/assistant/handover': stored(120, TEN_MINUTES),
  'POST /api/assistant/ratings': stored(300, TEN_MINUTES),
  'GET /ask': stored(300, TEN_MINUTES),
  'POST /api/auth/signup': stored(120, HOUR),
  'POST /api/auth/reset': stored(120, HOUR),
  'POST /api/auth/login': stored(300, TEN_MINUTES),
  // Each refusal is written down.
  'POST /api/admin/grant': perMinute(30),
  'GET /search': perMinute(600),
  // Up to fifty views each; a reader's page sends about four calls a minute.
  'POST /api/analytics/events': perMinute(6_000),
  // One for each page that is left.
  'POST /api/analytics/vitals': perMinute(3_000),
};

/** For every route that has no line of its own. */
export const OTHER_LIMITS = { reads: perMinute(3_000), writes: perMinute(600) };

/** A balancer asks these as often as it likes. */
export const UNLIMITED: readonly string[] = ['GET /api/health', 'GET /api/health/ready'];
