import type { z } from 'zod';
import type { WebVitals } from '../../services/contracts/web-vitals';
import { endpointUrl } from './call';

/** Hands to the browser how a page felt; it delivers it even as the page goes away. Never throws. */
export function sendVitals(vitals: z.input<typeof WebVitals>): void {
  try {
    navigator.sendBeacon(endpointUrl('/api/analytics/vitals'), JSON.stringify(vitals));
  } catch {
    // a figure that cannot be sent must not disturb the visit
  }
}
