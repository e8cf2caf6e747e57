import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Config, isLoopback } from '../config';
import { AppError } from '../errors';

const BEARER = /^Bearer +(\S+)$/i;
const MAPPED = /^::ffff:/i;
/** What a proxy adds: the caller is somebody else, wherever the connection comes from. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Lets through who has `METRICS_TOKEN`; without one, who calls from this machine and by no proxy.
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
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  if (isLoopback(address) && !isForwarded) return;
  throw new AppError(
    'forbidden',
    'Metrics are for this machine alone. Set METRICS_TOKEN to read them from another one.',
  );
}

/** In a time that tells nothing of the token. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
