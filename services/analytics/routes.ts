import type Router from '@koa/router';
import { postEvents } from '../contracts/analytics';
import { featureRouter } from '../http/feature-router';
import type { TakeEvents } from './take-events';

/** Where pages tell that they are looked at. */
export function analyticsRoutes(take: TakeEvents): Router {
  const router = featureRouter();
  router.post(postEvents.path, async (ctx) => {
    ctx.body = await take(ctx.req);
    ctx.status = postEvents.status;
  });
  return router;
}
