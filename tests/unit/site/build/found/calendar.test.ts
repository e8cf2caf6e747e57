import { type CalendarEntry, calendar } from '../../../../../site/build/found/calendar';

const STAMP = '2026-01-02T03:04:05.678Z';

const show: CalendarEntry = {
  uid: 'show@example.com',
  title: 'Show',
  description: 'One evening.',
  place: 'Online',
  startsAtUtc: '2024-02-15T01:00:00.000Z',
  endsAtUtc: null,
  status: 'scheduled',
  url: 'https://example.com/join/events',
};

/** Lines as a calendar reads them: unfolded. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('an event is written with its own id and in UTC', () => {
  expect(linesOf(calendar([show], STAMP))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Artistry Algorithm//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:show@example.com',
    'DTSTAMP:20260102T030405Z',
    'DTSTART:20240215T010000Z',
    'SUMMARY:Show',
    'DESCRIPTION:One evening.',
    'LOCATION:Online',
    'URL:https://example.com/join/events',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an end is written when there is one', () => {
  const file = calendar([{ ...show, endsAtUtc: '2024-02-15T02:30:00.000Z' }], STAMP);

  expect(linesOf(file)).toContain('DTEND:20240215T023000Z');
});

test('a cancelled event says so', () => {
  expect(linesOf(calendar([{ ...show, status: 'cancelled' }], STAMP))).toContain(
    'STATUS:CANCELLED',
  );
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const file = calendar(
    [{ ...show, title: 'A, B; C\\D', description: 'one\ntwo\r\nthree\rfour' }],
    STAMP,
  );

  expect(linesOf(file)).toContain('SUMMARY:A\\, B\\; C\\\\D');
  expect(linesOf(file)).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour');
});

test('signs of control, which programs refuse, are left out', () => {
  const file = calendar([{ ...show, title: 'A\u0007 \u007fB\tC' }], STAMP);
  expect(linesOf(file)).toContain('SUMMARY:A B\tC');
});

test('no line is longer than 75 octets, and no character is torn apart', () => {
  const description = 'Fusión × ŋ 𝄞 '.repeat(30);
  const file = calendar([{ ...show, description }], STAMP);

  expect(
    Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`DESCRIPTION:${description}`);
});

test('every line ends with CRLF', () => {
  const file = calendar([show], STAMP, 'All events');

  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('\r\n')).toBe(true);
});

test('a feed has a name and holds all of its events', () => {
  const file = linesOf(
    calendar([show, { ...show, uid: 'panel@example.com' }], STAMP, 'All, please'),
  );

  expect(file).toContain('X-WR-CALNAME:All\\, please');
  expect(file.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:show@example.com',
    'UID:panel@example.com',
  ]);
});

test('a whole day is a date without an hour, and takes up nobody’s time', () => {
  const { uid, title, description, status, url } = show;
  const lines = linesOf(
    calendar([{ uid, title, description, status, url, day: '2027-03-14' }], STAMP),
  );

  expect(lines).toContain('DTSTART;VALUE=DATE:20270314');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

test('a calendar without entries still holds something, as it must', () => {
  expect(linesOf(calendar([], STAMP, 'Nothing yet'))).toContain('BEGIN:VTIMEZONE');
  expect(linesOf(calendar([show], STAMP))).not.toContain('BEGIN:VTIMEZONE');
});
