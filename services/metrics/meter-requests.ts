import type { IncomingMessage, ServerResponse } from 'node:http';
import type Router from '@koa/router';
import type { Meters } from './meters';

/** The first name of an address of the API. */
const FEATURE = /^\/api\/([\w-]+)(?=[/?]|$)/;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Counts a request when it is over, however it ends. Who knows already what was sent says so.
 * @param routes all of the service's: of the API only what is routed is named, whatever strangers ask for
 */
export function meterRequests(
  { requests, requestSeconds }: Pick<Meters, 'requests' | 'requestSeconds'>,
  routes: Pick<Router, 'stack'>,
): (
  request: IncomingMessage,
  response: ServerResponse,
  start: number,
  sent?: 'page' | 'file',
) => void {
  const features = new Set(routes.stack.map(({ path }) => FEATURE.exec(String(path))?.[1]));
  return (request, response, start, sent) => {
    response.once('close', () => {
      const route = sent ?? routeClass(features, request, response);
      const { method = '' } = request;
      requests.inc({
        route,
        method: METHODS.includes(method) ? method : 'other',
        status: response.writableFinished ? String(response.statusCode) : 'aborted',
      });
      requestSeconds.observe({ route }, (performance.now() - start) / 1000);
    });
  };
}

/** One of about fifteen words. */
function routeClass(
  features: ReadonlySet<string | undefined>,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): string {
  const feature = FEATURE.exec(url)?.[1];
  if (feature !== undefined && features.has(feature)) return `api_${feature}`;
  if (url.startsWith('/api/')) return 'api_other';
  if (url === '/metrics') return 'metrics';
  return String(response.getHeader('Content-Type')).startsWith('text/html') ? 'page' : 'file';
}
