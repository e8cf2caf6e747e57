import { SERVED_ASK } from './assistant/ask-page';
import { SERVED_FORM } from './contact/prefilled-form';
import { CONTACT_RESULT_PATH } from './contact/result-page';
import { SERVED_SEARCH } from './search/routes';
import { NEWSLETTER_PAGES } from './subscriptions/pages/newsletter-pages';
import { SERVED_JOIN } from './subscriptions/pages/preset-form';

/**
 * Pages of the site that a feature fills in and that are not sent as they are, as `openPages` takes
 * them: where a plain form lands, first of all.
 */
export const FILLED_PAGES: readonly string[] = [
  CONTACT_RESULT_PATH,
  SERVED_FORM,
  SERVED_JOIN,
  SERVED_SEARCH,
  SERVED_ASK,
  ...Object.values(NEWSLETTER_PAGES),
];
