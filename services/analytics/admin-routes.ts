import type Router from '@koa/router';
import { eventAt, eventOfId } from '../../db/analytics/codes';
import { listEvents } from '../../db/analytics/read/events';
import { readFrom } from '../../db/engine/replica';
import {
  type AdminEventList,
  AdminEventsQuery,
  type AdminLive,
  getAdminEvents,
  getAdminLive,
} from '../contracts/admin/events';
import { type Growth, GrowthQuery, getAdminGrowth } from '../contracts/admin/growth';
import { getAdminSummary, type Summary } from '../contracts/summary';
import { SummaryQuery } from '../contracts/summary-query';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parseQuery } from '../http/request/query';
import { requireAdmin } from '../http/require-session';
import { lookLive } from './look-live';
import { grow } from './summary/grow';
import { summarize } from './summary/summarize';

/**
 * What administrators see of the page views. Here and not in `services/admin/`, since features do not import each
 * other and the sums are made here.
 */
export function analyticsAdminRoutes(deps: Deps): Router {
  const router = featureRouter();
  const guard = requireAdmin(deps);

  router.get(getAdminEvents.path, guard, async (ctx) => {
    const { limit, before } = parseQuery(ctx, AdminEventsQuery);
    const cut = { limit, before: numberBefore(before) };
    const events = await readFrom(deps.reads, (db) => listEvents(db, cut));
    const next = events.length === limit ? (events.at(-1)?.id ?? null) : null;
    ctx.body = { events, next } satisfies AdminEventList;
  });

  router.get(getAdminSummary.path, guard, async (ctx) => {
    const query = parseQuery(ctx, SummaryQuery);
    ctx.body = (await summarize(deps.reads, query, deps.now().getTime())) satisfies Summary;
  });

  router.get(getAdminGrowth.path, guard, async (ctx) => {
    const query = parseQuery(ctx, GrowthQuery);
    ctx.body = (await grow(deps.reads, query, deps.now().getTime())) satisfies Growth;
  });

  router.get(getAdminLive.path, guard, async (ctx) => {
    ctx.body = (await lookLive(deps.reads, deps.now().getTime())) satisfies AdminLive;
  });

  return router;
}

/** Nothing is before a UUID that is no event's. */
function numberBefore(before: string | undefined): number | undefined {
  if (before === undefined) return undefined;
  const isInstant = before.includes('T') || before.includes(':');
  return isInstant ? eventAt(Date.parse(before)) : (eventOfId(before) ?? 0);
}
