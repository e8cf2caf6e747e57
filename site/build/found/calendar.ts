import type { Happening } from '../../../content/schema/content';

/** What a calendar entry is made of. */
export type CalendarEntry = Pick<Happening, 'uid' | 'title' | 'description' | 'status'> & {
  /** Page of the site that says more, a full address. */
  url: string;
} & (
    | Pick<Happening, 'place' | 'startsAtUtc' | 'endsAtUtc'>
    /** A whole day, such as `2026-03-14`, wherever one is. */
    | { day: string }
  );

/** Longest line in octets, its end not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const PRODUCT = '-//Artistry Algorithm//Events//EN';
/** A calendar must hold something (RFC 5545, 3.6). Until there are entries, it says what UTC is. */
const NOTHING_YET = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes events as an iCalendar file (RFC 5545): UTC times, lines folded at 75 octets and ended by CRLF.
 * An event whose end is not known has none here.
 *
 * @param stampedAt ISO 8601 moment at which the entries were last written
 * @param name shown by calendars that subscribe to the file
 */
export function calendar(entries: CalendarEntry[], stampedAt: string, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D'] : []),
    ...(entries.length === 0 ? NOTHING_YET : []),
    ...entries.flatMap((entry) => event(entry, stampedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function event(entry: CalendarEntry, stampedAt: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(stampedAt)}`,
    ...whenOf(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...('place' in entry ? [`LOCATION:${escapeText(entry.place)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** A whole day leaves the visitor free: it is a date to know, not an appointment. */
function whenOf(entry: CalendarEntry): string[] {
  if ('day' in entry)
    return [`DTSTART;VALUE=DATE:${entry.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];
  return [
    `DTSTART:${utc(entry.startsAtUtc)}`,
    ...(entry.endsAtUtc ? [`DTEND:${utc(entry.endsAtUtc)}`] : []),
  ];
}

/** `2024-02-15T01:00:00.000Z` → `20240215T010000Z`. */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Backslash, semicolon, comma and line breaks are escaped; other signs of control are left out (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  const escaped = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
  return escaped.replace(/[^\P{Cc}\t]/gu, '');
}

/** Breaks a long line between characters; each further line begins with a space that counts. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
