/** How many events a list shows that stands among others. */
export const EVENTS_SHOWN = 4;

/**
 * Sorts events into those to come, the next first, and those over, the latest first. One counts as
 * over from its end on.
 *
 * @param now ISO 8601 UTC, as are the events' moments
 */
export function sortByClock<Happening extends { startsAt: string; overAt: string }>(
  happenings: Happening[],
  now: string,
): { upcoming: Happening[]; past: Happening[] } {
  const inOrder = [...happenings].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    upcoming: inOrder.filter(({ overAt }) => overAt > now),
    past: inOrder.filter(({ overAt }) => overAt <= now).reverse(),
  };
}
