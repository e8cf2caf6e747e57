import type { Writer } from '../../db/writes/writer';
import type { AnalyticsEvent, EventsReceipt } from '../contracts/analytics';
import { ANALYTICS_LIMITS as limits } from '../contracts/limits/analytics';
import type { Deps } from '../deps';
import { remember } from '../remember';
import type { Arrival, Dropped } from './count/arrival';
import { countArrivals } from './count/count-arrivals';
import { createMemory } from './count/memory';
import { prepareArrivals } from './count/prepare-arrivals';
import { countedPath } from './counted-path';
import { cut, inOneRow } from './cut';
import { isCrawler } from './is-crawler';
import { outsideReferrer } from './outside-referrer';
import { digitsOfUuid, keyOfUuid } from './view-key';
import { createWordBook } from './words/word-book';

/** A user agent as it is kept: a body may say anything of it. */
const agentText = remember((agent) => inOneRow(cut(agent, limits.userAgentMax)));

/** What the request itself says of the visitor. Its address is not looked at. */
export interface Visitor {
  userAgent: string;
  /** Asked not to be counted, by `DNT` or `Sec-GPC`. */
  isOptedOut: boolean;
  /** Fetched ahead of a visit that may never come. */
  isPrefetch: boolean;
  /** Hosts that are this site. */
  ownHosts: ReadonlySet<string>;
  /** ISO 3166 code, as a trusted proxy says it. */
  country: string | null;
}

/** What a request brings to be stored. The moment is set when it is stored. */
interface Batch {
  arrivals: Arrival[];
  dropped: Dropped;
}

type Recorder = (events: AnalyticsEvent[], visitor: Visitor) => Promise<EventsReceipt>;

/**
 * Makes what stores page views and answers once they are committed, together with what is counted
 * of them. Events of crawlers, of people who asked not to be counted and of pages fetched ahead are
 * not stored and not accepted; how many there were of each is.
 */
export function createRecorder(deps: Pick<Deps, 'writes' | 'pages' | 'now' | 'meters'>): Recorder {
  const { isPage } = deps.pages;
  const book = createWordBook(isPage);
  const memory = createMemory();
  const { meters } = deps;
  const placeOf = remember((path) => countedPath(path, isPage));

  /** Batches of requests that came at the same time share statements and a commit. */
  const writer: Writer<Batch, void> = {
    lane: 'later',
    isOptional: true,
    store: async (tx, batches) => {
      const { arrivals, circumstances } = together(batches, deps.now().getTime());
      await countArrivals(tx, book, arrivals, circumstances, memory);
      return batches.map(() => undefined);
    },
    ahead: {
      isReady: memory.isReady,
      prepare: (db, batches) => {
        const { arrivals, circumstances } = together(batches, deps.now().getTime());
        const ahead = prepareArrivals(db, { book, memory }, arrivals, circumstances);
        return ahead && { ...ahead, results: batches.map(() => undefined) };
      },
    },
    ended: memory.ended,
  };

  return async (events, visitor) => {
    const batch = sort(events, visitor, placeOf);
    const rows = Math.max(batch.arrivals.length, 1);
    if (events.length > 0) await deps.writes.write(writer, batch, rows);
    meters.events.inc({ outcome: 'accepted' }, batch.arrivals.length);
    for (const [outcome, count] of Object.entries(batch.dropped))
      meters.events.inc({ outcome }, count);
    return { accepted: batch.arrivals.length };
  };
}

function sort(
  events: readonly AnalyticsEvent[],
  visitor: Visitor,
  placeOf: (path: string) => string,
): Batch {
  if (visitor.isOptedOut) return { arrivals: [], dropped: { optedOut: events.length } };
  if (visitor.isPrefetch) return { arrivals: [], dropped: { prefetch: events.length } };
  const isBotRequest = isCrawler(visitor.userAgent);
  const people = isBotRequest
    ? []
    : events.filter(({ user_agent }) => !isCrawler(user_agent ?? ''));
  return {
    arrivals: people.map((event) => ({
      atMs: 0,
      key: event.view_id ? keyOfUuid(event.view_id) : null,
      session: digitsOfUuid(event.session_id),
      place: placeOf(event.path),
      referrer: outsideReferrer(event.referrer, visitor.ownHosts),
      agent: agentText(event.user_agent ?? visitor.userAgent) || null,
      country: visitor.country,
      durationMs: Math.min(event.duration_ms, limits.durationMaxMs),
    })),
    dropped: people.length < events.length ? { bot: events.length - people.length } : {},
  };
}

/** What several requests bring, as of one moment. */
function together(batches: readonly Batch[], nowMs: number) {
  const arrivals = batches.flatMap((batch) => batch.arrivals);
  for (const arrival of arrivals) arrival.atMs = nowMs;
  const dropped = batches.map((batch) => batch.dropped).reduce(sum, {});
  return { arrivals, circumstances: { dropped, nowMs } };
}

function sum(one: Dropped, other: Dropped): Dropped {
  const both = { ...one };
  for (const reason of ['bot', 'optedOut', 'prefetch'] as const) {
    const events = (one[reason] ?? 0) + (other[reason] ?? 0);
    if (events > 0) both[reason] = events;
  }
  return both;
}
