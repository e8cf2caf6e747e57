import type { IncomingHttpHeaders } from 'node:http';

/** Whether a visitor asks not to be counted, by `DNT` or `Sec-GPC`. */
export function isOptedOut(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
