import type { IncomingMessage } from 'node:http';
import type { EventsReceipt } from '../contracts/analytics';
import type { Deps } from '../deps';
import { readBody } from '../http/request/read-body';
import { checkEvents } from './check-events';
import { countryOf } from './country-of';
import { isOptedOut } from './is-opted-out';
import { createRecorder } from './record-events';

/** Takes the page views that a request brings; resolves once they are stored. */
export type TakeEvents = (request: IncomingMessage) => Promise<EventsReceipt>;

/** Makes what every way to the endpoint ends in. */
export function eventTaker(deps: Deps): TakeEvents {
  const record = createRecorder(deps);
  const { publicUrl, config } = deps;
  const hosts = new Set([publicUrl, ...config.corsOrigins].map((origin) => new URL(origin).host));

  return async (request) => {
    const { value } = await readBody({ req: request }, ['json', 'text']);
    const events = checkEvents(value);
    const { headers } = request;
    const { host = '' } = headers;
    const purpose = `${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`;
    return record(events, {
      userAgent: headers['user-agent'] ?? '',
      isOptedOut: isOptedOut(headers),
      isPrefetch: /\bprefetch\b/.test(purpose),
      ownHosts: hosts.has(host) ? hosts : new Set([...hosts, host]),
      country: countryOf(headers, config.trustedProxies),
    });
  };
}
