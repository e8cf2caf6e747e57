import type Router from '@koa/router';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { auditRoutes } from './audit-routes';
import { messageRoutes } from './message-routes';
import { outboxRoutes } from './outbox-routes';

/** The inbox and the lists of the admin area. */
export function adminListRoutes(deps: Deps): Router {
  const router = featureRouter();
  for (const list of [messageRoutes, outboxRoutes, auditRoutes]) router.use(list(deps).routes());
  return router;
}
