import type Router from '@koa/router';
import {
  getAdminVitals,
  postWebVitals,
  WebVitals,
  WebVitalsQuery,
  type WebVitalsReport,
} from '../../contracts/web-vitals';
import type { Deps } from '../../deps';
import { featureRouter } from '../../http/feature-router';
import { parse } from '../../http/request/parse';
import { parseQuery } from '../../http/request/query';
import { readBody } from '../../http/request/read-body';
import { requireAdmin } from '../../http/require-session';
import { vitalsRecorder } from './record-vitals';
import { reportVitals } from './report-vitals';

/** Where pages tell how they felt, and where administrators read it. */
export function vitalsRoutes(deps: Deps): Router {
  const router = featureRouter();
  const record = vitalsRecorder(deps);

  router.post(postWebVitals.path, async (ctx) => {
    const { value } = await readBody(ctx, ['json', 'text']);
    ctx.body = await record({ vitals: parse(WebVitals, value), headers: ctx.headers });
    ctx.status = postWebVitals.status;
  });

  router.get(getAdminVitals.path, requireAdmin(deps), async (ctx) => {
    const query = parseQuery(ctx, WebVitalsQuery);
    const report = await reportVitals(deps.reads, query, deps.now().getTime());
    ctx.body = report satisfies WebVitalsReport;
  });

  return router;
}
