/** Rows that one transaction removes: on SQLite everybody else waits for it. */
export const GROUP_ROWS = 500;

/** Removes group by group until one was not full; returns how many rows. `signal` ends it after a group. */
export async function inGroups(
  remove: () => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (;;) {
    const removed = await remove();
    done += removed;
    if (removed < GROUP_ROWS || signal?.aborted) return done;
  }
}
