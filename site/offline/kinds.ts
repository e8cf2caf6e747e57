import { formPathOf } from './waiting/take-form';

/** What the worker does with a request. */
export type Kind = 'page' | 'question' | 'lasting' | 'form' | 'none';

/** Answers of the service, what belongs to one person or to the pages of others, and what only programs read. */
const NEVER =
  /^\/(?:api|admin|auth|newsletter|contact\/result|metrics|embed|feeds|\.well-known)(?:\/|$)/;
/** Pictures and fonts, named by a hash of their content: what is kept never grows old. */
const LASTING = /^\/static\//;

/**
 * How a request is to be treated. Only what anybody may read, on this site, without a query, is ever
 * kept; with one it is a question, and what answers it without a network is that there is none. A form
 * that a page without script sends is kept only where nothing gets through.
 *
 * @param isPage whether the browser is opening a page
 */
export function kindOf(
  request: { method: string; url: string; hasRange: boolean },
  isPage: boolean,
  origin: string,
): Kind {
  const { origin: there, pathname, search } = new URL(request.url);
  if (there !== origin || request.hasRange) return 'none';
  if (request.method === 'POST' && isPage && formPathOf(pathname)) return 'form';
  if (request.method !== 'GET') return 'none';
  if (NEVER.test(pathname)) return 'none';
  // also one that is opened by itself, which is no page that could be read as text
  if (LASTING.test(pathname)) return 'lasting';
  if (!isPage) return 'none';
  return search === '' ? 'page' : 'question';
}
