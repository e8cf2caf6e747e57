import { type RefObject, useEffect } from 'react';

/** What is chosen in a row, as links and as tabs say it. */
const CHOSEN = '[aria-current="page"], [aria-selected="true"]';

/**
 * Brings what is chosen in a row that scrolls sideways to its middle, where an edge of the row cuts it. Looks again
 * whenever `chosen` is another. The page itself stays where it is.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read from the row
  useEffect(() => {
    const tab = row.current?.querySelector(CHOSEN);
    if (!row.current || !tab) return;
    const { left, right } = row.current.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    if (place.left >= left && place.right <= right) return;
    row.current.scrollLeft += (place.left + place.right - left - right) / 2;
  }, [row, chosen]);
}
