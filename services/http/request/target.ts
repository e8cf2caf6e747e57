import { AppError } from '../../errors';

const WEB = ['http:', 'https:'];

/**
 * A request's target as path and query, the one form that all who read it agree on; undefined for what is no
 * address. A client that takes us for a proxy sends a whole address (RFC 9112 §3.2.2): we are whatever host it
 * names. `*` asks about the service as a whole.
 */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  if (target === '*') return '/';
  if (!URL.canParse(target)) return undefined;
  const { protocol, pathname, search } = new URL(target);
  return WEB.includes(protocol) ? pathname + search : undefined;
}

/** The answer to a request whose target is no address. */
export function noAddress(): AppError {
  return new AppError('bad_request', 'The address of the request cannot be read.');
}
