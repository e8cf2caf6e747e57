import { randomUUID } from 'node:crypto';
import { insertEvents } from '../../db/analytics-events';
import type { AnalyticsEventRow } from '../../db/tables';
import type { Writer } from '../../db/write-queue';
import type { AnalyticsEvent, EventsReceipt } from '../contracts/analytics';
import { ANALYTICS_LIMITS as limits } from '../contracts/limits';
import type { Deps } from '../deps';
import { cut } from './cut';
import { isCrawler } from './is-crawler';
import { outsideReferrer } from './outside-referrer';
import { sitePath } from './site-path';

/** What the request itself says of the visitor. Its address is not looked at. */
export interface Visitor {
  userAgent: string;
  /** Asked not to be counted, by `DNT` or `Sec-GPC`. */
  isOptedOut: boolean;
  /** Hosts that are this site. */
  ownHosts: ReadonlySet<string>;
}

/** Batches of requests that came at the same time share a statement and a commit. */
const eventWriter: Writer<AnalyticsEventRow[], void> = {
  lane: 'later',
  store: async (tx, batches) => {
    await insertEvents(tx, batches.flat());
    return batches.map(() => undefined);
  },
};

/**
 * Stores page views and answers once they are committed. Visits by crawlers and by people who
 * asked not to be counted are not stored and not counted as accepted.
 */
export async function recordEvents(
  deps: Pick<Deps, 'writes' | 'pages' | 'now'>,
  events: AnalyticsEvent[],
  visitor: Visitor,
): Promise<EventsReceipt> {
  if (visitor.isOptedOut || isCrawler(visitor.userAgent)) return { accepted: 0 };

  const created_at = deps.now().toISOString();
  const rows = events
    .filter(({ user_agent }) => !isCrawler(user_agent ?? ''))
    .map((event) => ({
      id: randomUUID(),
      view_id: event.view_id?.toLowerCase() ?? null,
      session_id: event.session_id.toLowerCase(),
      path: sitePath(event.path, deps.pages.isPage),
      referrer: outsideReferrer(event.referrer, visitor.ownHosts),
      user_agent: cut(event.user_agent ?? visitor.userAgent, limits.userAgentMax) || null,
      duration_ms: Math.min(event.duration_ms, limits.durationMaxMs),
      created_at,
    }));

  if (rows.length > 0) await deps.writes.write(eventWriter, rows, rows.length);
  return { accepted: rows.length };
}
