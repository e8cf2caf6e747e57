const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** `4 June 2025 at 12:00 UTC`, as letters say it: we do not know the reader's zone. */
export function inWords(date: Date): string {
  return CLOCK.format(date);
}
