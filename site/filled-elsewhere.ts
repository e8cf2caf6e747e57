/**
 * For the element that the service fills: what it wrote is neither replaced nor compared when the
 * page comes alive.
 */
export const FILLED_ELSEWHERE = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
};
