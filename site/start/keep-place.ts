import type { GatsbyBrowser } from 'gatsby';

/**
 * Gatsby asks before it scrolls. React comes to a page that is being read already, and the browser has
 * found the place: what Gatsby would scroll to then, a part named in the address or where an earlier
 * visit ended, is where nobody is any more. Between pages it goes on as ever.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  // no answer leaves it to Gatsby, which its types do not say
  (prevRouterProps ? undefined : false) as boolean;

/** Tells Gatsby how far a page was scrolled before it listened, so that Back leads there again. */
export function tellPlace(): void {
  window.dispatchEvent(new Event('scroll'));
}
