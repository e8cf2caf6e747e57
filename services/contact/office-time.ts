/** Formatters by zone: making one takes longer than all the rest of taking a message. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day of the week and seconds past midnight on a wall in a zone. */
export function wallClock(at: number, zone: string): { weekday: string; seconds: number } {
  const parts = formatter(zone, 'clock', {
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  const seconds =
    Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second'));
  return { weekday: part('weekday'), seconds };
}

/** An instant as the office reads it: `Mon, 2 Jun 2025, 05:00 GMT-7`. */
export function inOffice(instant: string, zone: string): string {
  return formatter(zone, 'letter', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

function formatter(zone: string, use: string, options: Intl.DateTimeFormatOptions) {
  const key = `${use} ${zone}`;
  const known = clocks.get(key);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  clocks.set(key, clock);
  return clock;
}
