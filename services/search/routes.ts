import { setImmediate as turn } from 'node:timers/promises';
import type Router from '@koa/router';
import { lookedFor } from '../contracts/search/find-entries';
import type { Deps } from '../deps';
import { escapeHtml } from '../http/answer/escape-html';
import { sendFilledPage } from '../http/answer/filled-page';
import { featureRouter } from '../http/feature-router';
import { fewAtOnce } from '../http/limits/few-at-once';
import { resultsHtml } from './results-html';
import { searchIndexOf } from './search-index';

const SEARCH_PATH = '/search';

/**
 * Looking through everything and writing down what was found takes milliseconds, in which nothing else is
 * done: however many search, calls of others come in between.
 */
const RUNNING = 2;
const WAITING = 200;
const REFUSAL = 'Many people are searching. Please try again in a moment.';

/** What `openPages` leaves to this feature: the search page when it is asked for something. */
export const SERVED_SEARCH = `${SEARCH_PATH}?q`;

/** The search for browsers without script: a plain form leads here, and the page says what was found. */
export function searchRoutes(deps: Deps): Router {
  const router = featureRouter();
  const indexOf = searchIndexOf(deps.pages);
  const inTurn = fewAtOnce(RUNNING, WAITING, REFUSAL);

  router.get(SEARCH_PATH, async (ctx, next) => {
    if ((await deps.pages.html(SEARCH_PATH)) === undefined) return next();
    const params = new URLSearchParams(ctx.querystring);
    const asked = params.get('q') ?? '';
    const kind = params.get('kind') ?? '';
    const query = lookedFor(asked);
    const index = query === '' && kind === '' ? undefined : await indexOf();
    const page = { path: SEARCH_PATH, place: 'search', title: index?.title ?? deps.texts.brand };
    await inTurn(async () => {
      await turn();
      const html = index ? resultsHtml(index, { query, kind }) : '';
      const edit = (built: string) => withQuery(built, query);
      await sendFilledPage(ctx, deps, { ...page, html, edit, isPublic: true });
    });
  });

  return router;
}

/** Percent of the field that all letters together may be high: a letter is about as wide. */
const LETTERS = 100;
/** Where the page says how large the field's letters are, in percent of the field. */
const SIZE = /--size:(\d+)/;

/** Leaves in the field what was asked, to be changed, in the markup that React writes; what is long, smaller. */
function withQuery(page: string, query: string): string {
  const field = 'name="q" value="';
  const fits = LETTERS / Math.max([...query].length, 1);
  return page
    .replace(`${field}"`, () => `${field}${escapeHtml(query)}"`)
    .replace(SIZE, (_, size) => `--size:${Math.min(Number(size), fits).toFixed(1)}`);
}
