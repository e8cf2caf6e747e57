import { createIsbotFromList, list } from 'isbot';
import { remember } from '../remember';

/**
 * Programs whose callers post on purpose: a benchmark, an import, a test. isbot counts every
 * program as a bot; only what visits pages uninvited is left out of the statistics here.
 */
const CALLERS = ['node', 'undici', 'axios/1.2', 'curl/8.1', 'python-requests/2.31', 'Test'];
/** What a test calls itself: a crawler's name may begin like it, and goes on. */
const MADE_UP = /^(?:test(?:-agent)?(?:\/[\d.]+)?|Mozilla\/5\.0 (?:test|\([\w@]+\)))$/i;

const isNamedCrawler = createIsbotFromList(
  list.filter((pattern) => !CALLERS.some((agent) => new RegExp(pattern, 'i').test(agent))),
);

/**
 * Whether a user agent belongs to a crawler, a preview fetcher or a headless browser. Browsers of one
 * version name themselves alike, and the pattern is long.
 */
export const isCrawler: (userAgent: string) => boolean = remember(
  (agent) => !MADE_UP.test(agent) && isNamedCrawler(agent),
);
