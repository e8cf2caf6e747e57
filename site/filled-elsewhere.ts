/**
 * For the element that the service fills, or the script of `site/offline/desk` where React never comes: what was written
 * is neither replaced nor compared when the page comes alive.
 */
export const FILLED_ELSEWHERE = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
};
