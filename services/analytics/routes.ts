import type Router from '@koa/router';
import { AnalyticsEvent, EventList, postEvents } from '../contracts/analytics';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parse } from '../http/parse';
import { readBody } from '../http/read-body';
import { countryOf } from './country-of';
import { createRecorder } from './record-events';

/** Where pages tell that they are looked at. */
export function analyticsRoutes(deps: Deps): Router {
  const router = featureRouter();
  const record = createRecorder(deps);

  const { publicUrl, config } = deps;
  const hosts = [publicUrl, ...config.corsOrigins].map((origin) => new URL(origin).host);

  router.post(postEvents.path, async (ctx) => {
    const { value } = await readBody(ctx, ['json', 'text']);
    const events = Array.isArray(value) ? parse(EventList, value) : [parse(AnalyticsEvent, value)];
    const purpose = `${ctx.get('Sec-Purpose')} ${ctx.get('Purpose')} ${ctx.get('X-Moz')}`;
    ctx.body = await record(events, {
      userAgent: ctx.get('User-Agent'),
      isOptedOut: ctx.get('DNT') === '1' || ctx.get('Sec-GPC') === '1',
      isPrefetch: /\bprefetch\b/.test(purpose),
      ownHosts: new Set([...hosts, ctx.get('Host')]),
      country: countryOf(ctx, config.trustedProxies),
    });
    ctx.status = postEvents.status;
  });

  return router;
}
