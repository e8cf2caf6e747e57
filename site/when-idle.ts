/**
 * Does something once the browser has nothing more urgent to do. For what would hold up a page that has
 * just come to life, the formats of dates above all, which take a slow phone some 60 ms.
 * @returns a function that calls it off
 */
export function whenIdle(act: () => void): () => void {
  const {
    requestIdleCallback: ask = window.setTimeout,
    cancelIdleCallback: end = window.clearTimeout,
  } = window;
  const call = ask(act);
  return () => end(call);
}
