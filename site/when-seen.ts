/**
 * Does something now, and anew whenever the page comes back into sight: what a page says of the hour or the day would
 * else stay as it was, in a tab that is left open or gone back to.
 * @returns a function that ends that
 */
export function whenSeen(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  act();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
