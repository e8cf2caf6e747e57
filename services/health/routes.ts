import { setTimeout as sleep } from 'node:timers/promises';
import type Router from '@koa/router';
import { canAnswer } from '../../db/connect';
import { getHealth, getReadiness, type Health } from '../contracts/health';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { featureRouter } from '../http/feature-router';

const DATABASE_PATIENCE_MS = 1_500;

/** What a supervisor or a balancer asks. */
export function healthRoutes(deps: Deps): Router {
  const router = featureRouter();

  router.get(getHealth.path, (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = health(deps);
  });

  router.get(getReadiness.path, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    if (deps.life.phase !== 'ready') {
      throw new AppError('unavailable', `The service is ${deps.life.phase}.`);
    }
    const patience = sleep(DATABASE_PATIENCE_MS, false, { ref: false });
    if (!(await Promise.race([canAnswer(deps.db), patience]))) {
      throw new AppError('unavailable', 'The database does not answer.');
    }
    ctx.body = health(deps);
  });

  return router;
}

function health({ version, startedAt, now }: Deps): Health {
  const uptime_s = Math.floor((now().getTime() - startedAt.getTime()) / 1000);
  return { status: 'ok', version, uptime_s };
}
