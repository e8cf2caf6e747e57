import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Meters } from './meters';

const API =
  /^\/api\/(admin|analytics|artists|assistant|auth|contact|follows|health|search|subscriptions)(?=[/?]|$)/;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts a request when it is over, however it ends. Who knows already what was sent says so. */
export function meterRequests({
  requests,
  requestSeconds,
}: Pick<Meters, 'requests' | 'requestSeconds'>): (
  request: IncomingMessage,
  response: ServerResponse,
  start: number,
  sent?: 'page' | 'file',
) => void {
  return (request, response, start, sent) => {
    response.once('close', () => {
      const route = sent ?? routeClass(request, response);
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
function routeClass({ url = '' }: IncomingMessage, response: ServerResponse): string {
  const feature = API.exec(url)?.[1];
  if (feature !== undefined) return `api_${feature}`;
  if (url.startsWith('/api/')) return 'api_other';
  if (url === '/metrics') return 'metrics';
  return String(response.getHeader('Content-Type')).startsWith('text/html') ? 'page' : 'file';
}
