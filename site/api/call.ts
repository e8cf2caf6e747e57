import type { z } from 'zod';
import type { AnalyticsEvent } from '../../services/contracts/analytics';
import type { Endpoint } from '../../services/contracts/endpoint';
import type { ProblemBody } from '../../services/contracts/errors';

/** Origin of the service when the site is hosted elsewhere; empty on the same host. */
const ORIGIN = process.env.GATSBY_API_URL ?? '';

/** Why a call failed. */
export interface CallError {
  /** What happened and what to do next, for a person. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
}

/** What a call came to. */
export type CallResult<Value> = { ok: true; value: Value } | { ok: false; error: CallError };

/** The full address of an endpoint, for forms that also work without script. */
export function endpointUrl(path: `/api/${string}`): string {
  return ORIGIN + path;
}

/**
 * Makes one call to the service. Type arguments only, so that no schema reaches the browser:
 *
 *     call<typeof postContact>('POST', '/api/contact', input, offlineText)
 *
 * A failure comes back as a value: an event handler has no one to throw to.
 *
 * @param offline what to say when nothing got through
 * @param key sent as `Idempotency-Key`; the same key twice does the thing once
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  input: z.input<E['request']>,
  offline: string,
  key?: string,
): Promise<CallResult<z.output<E['response']>>> {
  try {
    const response = await fetch(endpointUrl(path), {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(input),
    });
    const body = await response.json();
    if (response.ok) return { ok: true, value: body };
    const problem = body as ProblemBody; // the contract: every answer that is not 2xx has this shape
    const fields = Object.fromEntries((problem.errors ?? []).map((e) => [e.field, e.message]));
    return { ok: false, error: { message: problem.detail, fields } };
  } catch {
    return { ok: false, error: { message: offline, fields: {} } };
  }
}

/** Hands one analytics event to the browser, which delivers it even as the page goes away. */
export function sendEvent(event: z.input<typeof AnalyticsEvent>): void {
  const url = endpointUrl('/api/analytics/events');
  const body = JSON.stringify(event);
  if (navigator.sendBeacon?.(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {
    // a view that cannot be counted must not disturb the visit
  });
}
