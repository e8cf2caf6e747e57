import { ANALYTICS_LIMITS as limits } from '../contracts/limits/analytics';
import { cut } from './cut';
import { deadPath, hasAddress } from './dead-path';

/** Stands for what is no address of this site, cannot be decoded, or may tell of somebody. */
const UNKNOWN_PATH = '(unknown)';

const KEPT_KEY = /^(?:utm_[a-z_]{1,20}|ref)$/;
const VALUE_MAX = 100;
/** Far more than links of ours have; taking a query apart is dear. */
const QUERY_MAX = 4_096;
/** Begins at the first slash of a row only: tried at each, a long row would take its length squared. */
const LAST_SLASHES = /(?<!\/)\/+$/;

/**
 * A path as it is counted: without its trailing slash, with only `utm_*` and `ref` of its query, unless a
 * mail address is in them. What is no page keeps its address too, as `deadPath` has it: it tells which links
 * lead nowhere, and `words/excess.ts` bounds how many there are. Without a list of pages every path is taken.
 */
export function countedPath(
  given: string,
  isPage: ((path: string) => boolean) | undefined,
): string {
  const [address = ''] = given.split('#', 1);
  const [pathname = ''] = address.split('?', 1);
  const query = address.slice(pathname.length + 1);
  const path = pathOf(pathname.replace(LAST_SLASHES, '') || '/', isPage);
  if (path === undefined) return UNKNOWN_PATH;

  const kept = [...new URLSearchParams(query.slice(0, QUERY_MAX))]
    .filter(([key, value]) => KEPT_KEY.test(key) && !hasAddress(value))
    .map(([key, value]): [string, string] => [key, cut(value, VALUE_MAX)]);
  const search = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return cut(path + search, limits.pathMax);
}

/**
 * In one spelling: `/%61rtists` opens the page `/artists`, and letters can be encoded in so many ways that
 * a page would fill the tables.
 */
function pathOf(given: string, isPage: ((path: string) => boolean) | undefined) {
  if (!isPage) return given;
  try {
    const path = decodeURIComponent(given);
    const kept = isPage(path) ? path : deadPath(path);
    return kept && encodeURI(kept).replace(/[?#]/g, encodeURIComponent);
  } catch {
    return undefined;
  }
}
