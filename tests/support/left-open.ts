declare global {
  /** Set by `closing-environment.cjs`; other programs that use the support of tests have none. */
  var leftOpen: Set<() => Promise<void>> | undefined;
}

/** What closes something, once: called by a test, or else when its file is over. */
export function closing(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const once = () => {
    globalThis.leftOpen?.delete(once);
    closed ??= close();
    return closed;
  };
  globalThis.leftOpen?.add(once);
  return once;
}
