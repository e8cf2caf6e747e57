/**
 * A moment on the visitor's own clock, with the zone that it is told in, since the announced time stands beside it.
 * In English as all words around it: other languages' digits would stand unmarked among them, and browsers lack the
 * months of many (`2024 M02 15` in Hausa).
 *
 * @param moment ISO 8601 UTC
 * @param language the browser's, which may be none (`en-US@posix`); which English it is decides how dates are written
 * @param timeZone defaults to the browser's own
 */
export function visitorsTime(moment: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(/^en(-[A-Z]{2})?$/i.test(language) ? language : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(moment));
}
