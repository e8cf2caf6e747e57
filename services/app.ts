import type { RequestListener } from 'node:http';
import Koa from 'koa';
import { grantRoutes } from './admin/grant-routes';
import { adminListRoutes } from './admin/list-routes';
import { analyticsAdminRoutes } from './analytics/admin-routes';
import { analyticsRoutes } from './analytics/routes';
import { eventTaker } from './analytics/take-events';
import { vitalsRoutes } from './analytics/vitals/routes';
import { assistantRoutes } from './assistant/routes';
import { authRoutes } from './auth/routes';
import { contactRoutes } from './contact/routes';
import { messageSubmitter } from './contact/submit-message';
import { postEvents } from './contracts/analytics';
import type { Deps } from './deps';
import { followRoutes } from './follows/routes';
import { healthRoutes } from './health/routes';
import { accessLog } from './http/access-log';
import { errorHandler } from './http/answer/error-handler';
import { methodNotAllowed } from './http/answer/method-not-allowed';
import { endWithProblem } from './http/answer/problem';
import { cors } from './http/cors';
import { directRoute } from './http/direct-route';
import { featureRouter } from './http/feature-router';
import { goodbye } from './http/goodbye';
import { isTooFarAhead } from './http/limits/ahead';
import { gate } from './http/limits/gate';
import { createRateLimits, limitRates } from './http/limits/limit-rates';
import { loopDelay } from './http/limits/loop-delay';
import { createShed, shedLoad } from './http/limits/shed-load';
import { badHeaders, headerFault } from './http/request/host';
import { setRequestId } from './http/request/request-id';
import { noAddress, originForm } from './http/request/target';
import { pagePolicy, safetyOf, securityHeaders } from './http/security-headers';
import { meterRequests } from './metrics/meter-requests';
import { metricsRoutes } from './metrics/routes';
import { siteAddresses } from './pages/site-addresses';
import { nearestAnswer } from './search/nearest-answer';
import { searchRoutes } from './search/routes';
import { siteElsewhere } from './settings/site-elsewhere';
import { subscriptionRoutes } from './subscriptions/routes';

/** The whole service as one request listener. The order below is the order a request meets. */
export function createApp(deps: Deps): RequestListener {
  const countCall = createRateLimits(deps);
  const shed = createShed({
    delayMs: loopDelay(),
    isQueueFull: () => deps.writes.isLate(),
  });
  const countFailure = deps.meters.failed;
  const takeEvents = eventTaker(deps);
  const routes = featureRouter();
  routes.use(limitRates(countCall));
  for (const feature of [
    healthRoutes,
    metricsRoutes,
    contactRoutes,
    subscriptionRoutes,
    followRoutes,
    searchRoutes,
    () => analyticsRoutes(takeEvents),
    analyticsAdminRoutes,
    vitalsRoutes,
    authRoutes,
    grantRoutes,
    adminListRoutes,
  ]) {
    routes.use(feature(deps).routes());
  }
  // The one feature that needs another: a conversation becomes a message of the inbox.
  routes.use(assistantRoutes(deps, messageSubmitter(deps)).routes());

  const koa = new Koa();
  koa.silent = true; // the error handler below logs
  koa.use(goodbye(deps.life));
  koa.use(accessLog(deps.log));
  koa.use(pagePolicy(deps.pages));
  koa.use(errorHandler(deps.log, countFailure));
  koa.use(cors(deps.config.corsOrigins));
  koa.use(gate(deps.life));
  koa.use(shedLoad(shed));
  koa.use(routes.routes());
  koa.use(methodNotAllowed);
  koa.use(siteAddresses(deps.pages, nearestAnswer(deps), siteElsewhere(deps.config)));
  const answerByRoutes = koa.callback();
  const secure = securityHeaders(deps.publicUrl);
  const meter = meterRequests(deps.meters, routes);
  const answerDirectly = directRoute(
    deps,
    { shed, countCall, countFailure },
    postEvents,
    takeEvents,
  );

  const endedAhead = () =>
    deps.log.warn('a connection was ended on which too many requests waited for earlier answers');
  const sendAtOnce = deps.pages.answerAtOnce(safetyOf(deps.publicUrl));

  return (request, response) => {
    const start = performance.now();
    const target = originForm(request.url ?? '/');
    request.url = target ?? '/';
    const fault = headerFault(request);
    const isWrong = target === undefined || fault !== undefined;
    const isDraining = deps.life.phase === 'draining';
    // Files first and without Koa: they are most of the traffic.
    const sent = isWrong || isDraining ? undefined : sendAtOnce(request, response);
    meter(request, response, start, sent);
    if (sent || isTooFarAhead(request, response, endedAhead)) return;
    // Page views come in a hundred times as often as everything else that is stored.
    if (!isWrong && answerDirectly(request, response)) return;
    setRequestId(request, response);
    secure(response);
    if (isDraining) response.setHeader('Connection', 'close');
    if (isWrong) return endWithProblem(response, target && fault ? badHeaders(fault) : noAddress());
    deps.pages.answer(request, response, () => void answerByRoutes(request, response));
  };
}
