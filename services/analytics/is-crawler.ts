import { createIsbotFromList, list } from 'isbot';

/**
 * Programs whose callers post on purpose: a benchmark, an import, a test. isbot counts every
 * program as a bot; only what visits pages uninvited is left out of the statistics here.
 */
const CALLERS = ['node', 'undici', 'axios/1.2', 'curl/8.1', 'python-requests/2.31', 'Test'];

const isNamedCrawler = createIsbotFromList(
  list.filter((pattern) => !CALLERS.some((agent) => new RegExp(pattern, 'i').test(agent))),
);

/** Browsers of one version name themselves alike, and the pattern is long. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 1_000;

/** Whether a user agent belongs to a crawler, a preview fetcher or a headless browser. */
export function isCrawler(userAgent: string): boolean {
  const remembered = known.get(userAgent);
  if (remembered !== undefined) return remembered;
  const answer = isNamedCrawler(userAgent);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(userAgent, answer);
  return answer;
}
