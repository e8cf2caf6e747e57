import type Router from '@koa/router';
import { AnalyticsEvent, EventList, type EventsReceipt, postEvents } from '../contracts/analytics';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parse } from '../http/parse';
import { readBody } from '../http/read-body';
import { recordEvents } from './record-events';

/** Where pages tell that they are looked at. */
export function analyticsRoutes(deps: Deps): Router {
  const router = featureRouter();

  const { publicUrl, config } = deps;
  const hosts = [publicUrl, ...config.corsOrigins].map((origin) => new URL(origin).host);

  router.post(postEvents.path, async (ctx) => {
    const { value } = await readBody(ctx, ['json', 'text']);
    const events = Array.isArray(value) ? parse(EventList, value) : [parse(AnalyticsEvent, value)];
    ctx.body = (await recordEvents(deps, events, {
      userAgent: ctx.get('User-Agent'),
      isOptedOut: ctx.get('DNT') === '1' || ctx.get('Sec-GPC') === '1',
      ownHosts: new Set([...hosts, ctx.get('Host')]),
    })) satisfies EventsReceipt;
    ctx.status = postEvents.status;
  });

  return router;
}
