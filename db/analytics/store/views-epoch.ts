let changes = 0;
const own = new WeakMap<object, number>();

/**
 * Says that this process changes views, or what knows them again: who remembers them must read them anew, save
 * for who has done it. What other processes change is noticed by `DATA_VERSION` of `engine/write-ahead.ts`.
 */
export function noteViewsChanged(by?: object): void {
  changes += 1;
  if (by) own.set(by, (own.get(by) ?? 0) + 1);
}

/** Makes what tells whether nobody else has said so since. */
export function unchangedByOthers(self: object): () => boolean {
  const others = () => changes - (own.get(self) ?? 0);
  const now = others();
  return () => others() === now;
}
