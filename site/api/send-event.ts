import type { z } from 'zod';
import type { AnalyticsEvent } from '../../services/contracts/analytics';
import { endpointUrl } from './call';

/** Hands one analytics event to the browser, which delivers it even as the page goes away. Never throws. */
export function sendEvent(event: z.input<typeof AnalyticsEvent>): void {
  const url = endpointUrl('/api/analytics/events');
  const body = JSON.stringify(event);
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {
    // no beacons here: asked for in the other way
  }
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {
    // a view that cannot be counted must not disturb the visit
  });
}
