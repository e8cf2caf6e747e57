import { MINUTE_MS } from '../../../services/contracts/limits/durations';

/**
 * A moment as the clocks of a zone show it, with their distance from UTC: `2024-02-15T01:00:00.000Z` in
 * `America/New_York` → `2024-02-14T20:00:00-05:00`. Search engines show the day as it is written.
 */
export function zonedMoment(utc: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const local = clock.format(new Date(utc)).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${local}Z`) - Date.parse(utc)) / MINUTE_MS);
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
