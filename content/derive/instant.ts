/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment at which clocks of a zone show a local time, as ISO 8601 UTC with milliseconds. A time that a change of
 * clocks skips is read as the same time before the change; one that occurs twice means its first occurrence.
 *
 *     instantOf('2024-02-14T20:00', 'America/New_York') // '2024-02-15T01:00:00.000Z'
 */
export function instantOf(local: string, timezone: string): string {
  const { candidates, exact } = momentsOf(local, timezone);
  const moment = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
  return new Date(moment).toISOString();
}

/** Whether no clock of the zone ever shows a local time, because they are put forward over it. */
export function isSkipped(local: string, timezone: string): boolean {
  return momentsOf(local, timezone).exact.length === 0;
}

/** The moments that a local time may mean, and those of them at which the clocks do show it. */
function momentsOf(local: string, timezone: string) {
  const asUtc = Date.parse(`${local}Z`);
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (near) => asUtc - offsetMs(near, timezone),
  );
  const exact = candidates.filter((moment) => moment + offsetMs(moment, timezone) === asUtc);
  return { candidates, exact };
}

/** How far the zone's clocks are ahead of UTC at a moment. */
function offsetMs(moment: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
