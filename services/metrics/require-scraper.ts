import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors';
import { type Config, isLoopback } from '../settings/config';

const BEARER = /^Bearer +(\S+)$/i;
const MAPPED = /^::ffff:/i;
/** What proxies add: the caller is somebody else, wherever the connection comes from. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/**
 * Lets through who has `METRICS_TOKEN`; without one, who calls from this machine, by one of its own names and
 * by no proxy. A name, since a page elsewhere can have its own name stand for this machine (DNS rebinding).
 * @throws AppError `unauthorized` or `forbidden`
 */
export function requireScraper(
  { headers, socket }: IncomingMessage,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  if (metricsToken !== undefined) {
    const given = BEARER.exec(headers.authorization ?? '')?.[1];
    if (given !== undefined && isSame(given, metricsToken)) return;
    throw new AppError('unauthorized', 'Send METRICS_TOKEN as a bearer token.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const address = (socket.remoteAddress ?? '').replace(MAPPED, '');
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
  if (isLoopback(address) && isLoopback(nameIn(headers.host)) && !isForwarded) return;
  throw new AppError(
    'forbidden',
    'Metrics are for this machine alone. Set METRICS_TOKEN to read them from another one.',
  );
}

/** The name that a `Host` header calls us by, without port; empty where there is none. */
function nameIn(host = ''): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
}

/** In a time that tells nothing of the token. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
