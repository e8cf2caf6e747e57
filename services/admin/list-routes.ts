import type Router from '@koa/router';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { audienceRoutes } from './audience-routes';
import { auditRoutes } from './audit-routes';
import { messageRoutes } from './message-routes';
import { outboxRoutes } from './outbox-routes';
import { questionRoutes } from './question-routes';

/** The inbox and the lists of the admin area. */
export function adminListRoutes(deps: Deps): Router {
  const router = featureRouter();
  const lists = [messageRoutes, audienceRoutes, outboxRoutes, auditRoutes, questionRoutes];
  for (const list of lists) router.use(list(deps).routes());
  return router;
}
