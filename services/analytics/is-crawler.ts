import { createIsbotFromList, list } from 'isbot';

/**
 * Programs whose callers post on purpose: a benchmark, an import, a test. isbot counts every
 * program as a bot; only what visits pages uninvited is left out of the statistics here.
 */
const CALLERS = ['node', 'undici', 'axios/1.2', 'curl/8.1', 'python-requests/2.31', 'Test'];

const isNamedCrawler = createIsbotFromList(
  list.filter((pattern) => !CALLERS.some((agent) => new RegExp(pattern, 'i').test(agent))),
);

/** Whether a user agent belongs to a crawler, a preview fetcher or a headless browser. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && isNamedCrawler(userAgent);
}
