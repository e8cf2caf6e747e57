import type Router from '@koa/router';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { readGauges } from './read-gauges';
import { requireScraper } from './require-scraper';

/** Figures for Prometheus, as text. */
export function metricsRoutes(deps: Deps): Router {
  const router = featureRouter();
  const { registry } = deps.meters;

  router.get('/metrics', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    requireScraper(ctx.req, deps.config);
    await readGauges(deps);
    ctx.body = await registry.metrics();
    ctx.set('Content-Type', registry.contentType);
  });

  return router;
}
