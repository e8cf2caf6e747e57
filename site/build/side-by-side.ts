import { availableParallelism } from 'node:os';

/** Node reads and writes files with the same four threads that encode and compress: one is left to that. */
const AT_ONCE = Math.min(availableParallelism(), 3);

/** Does heavy work on each item, in their order, as many at a time as the machine has processors. */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const takeNext = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}
