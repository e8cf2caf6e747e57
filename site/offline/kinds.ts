/** What the worker does with a request. */
export type Kind = 'page' | 'lasting' | 'fresh' | 'none';

/** Answers of the service, what belongs to one person, and what only programs read. */
const NEVER = /^\/(?:api|admin|auth|newsletter|contact\/result|metrics|feeds|\.well-known)(?:\/|$)/;
/** Pages that the service fills for one question. */
const PERSONAL_DATA = /^\/page-data\/(?:admin|auth|newsletter|contact\/result)\//;
/** Named by a hash of their content: what is kept never grows old. */
const LASTING = /^\/static\/|[-.][0-9a-f]{16,}\.(?:css|js|mjs)$/;
const DATA = /^\/page-data\//;

/**
 * How a request is to be treated. Only what anybody may read, on this site, without a query, is ever kept.
 *
 * @param isPage whether the browser is opening a page
 */
export function kindOf(
  request: { method: string; url: string; hasRange: boolean },
  isPage: boolean,
  origin: string,
): Kind {
  const { origin: there, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || there !== origin || request.hasRange) return 'none';
  if (NEVER.test(pathname) || PERSONAL_DATA.test(pathname)) return 'none';
  if (isPage) return search === '' ? 'page' : 'none';
  if (LASTING.test(pathname)) return 'lasting';
  return DATA.test(pathname) && search === '' ? 'fresh' : 'none';
}
