import { type OfficeRow, officeNow } from '../../../../site/components/OfficeHours/office-now';

const ROWS: OfficeRow[] = [
  { days: 'Mon-Fri', display: '9–6', hours: { opens: '09:00', closes: '18:00' } },
  { days: 'Sat', display: '10–4', hours: { opens: '10:00', closes: '16:00' } },
  { days: 'Sun', display: 'Closed', hours: null },
];

const seenFrom = (zone: string, now: string) =>
  officeNow(ROWS, 'America/Los_Angeles', new Date(now), zone);

test('the hours stand on the visitor’s clock', () => {
  expect(seenFrom('Africa/Windhoek', '2026-01-14T12:00:00Z').visitors).toEqual([
    '19:00–04:00',
    '20:00–02:00',
    '',
  ]);
});

test.each([
  ['Asia/Bangkok', ['Tue-Sat 00:00–09:00', 'Sun 01:00–07:00', '']],
  ['Pacific/Auckland', ['Tue-Sat 06:00–15:00', 'Sun 07:00–13:00', '']],
  ['Pacific/Honolulu', ['07:00–16:00', '08:00–14:00', '']],
])('in %s they stand under their days there', (zone, hours) => {
  expect(seenFrom(zone, '2026-01-14T12:00:00Z').visitors).toEqual(hours);
});

test.each(['2026-03-08T07:30:00Z', '2026-11-01T07:30:00Z'])(
  'they stand there too at %s, around a night in which the clocks change',
  (now) => {
    const [weekdays, saturday] = seenFrom('America/Los_Angeles', now).visitors;
    expect([weekdays, saturday]).toEqual(['09:00–18:00', '10:00–16:00']);
  },
);

test('days may be earlier ones there too', () => {
  const now = new Date('2026-01-14T12:00:00Z');
  const { visitors } = officeNow(ROWS, 'Pacific/Auckland', now, 'America/Los_Angeles');
  expect(visitors).toEqual(['Sun-Thu 12:00–21:00', 'Fri 13:00–19:00', '']);
});

test('summer time in the office moves them by an hour', () => {
  expect(seenFrom('Africa/Windhoek', '2026-07-15T12:00:00Z').visitors[0]).toBe('18:00–03:00');
});

test.each([
  ['2026-01-14T17:00:00Z', true],
  ['2026-01-14T16:59:59Z', false],
  ['2026-01-15T01:59:59Z', true],
  ['2026-01-15T02:00:00Z', false],
  ['2026-01-18T20:00:00Z', false],
])('at %s the office is open: %s', (now, isOpen) => {
  expect(seenFrom('UTC', now).isOpen).toBe(isOpen);
});

test('on Saturday evening the next opening is Monday morning', () => {
  expect(seenFrom('UTC', '2026-01-18T01:00:00Z').opensAt).toBe('Monday 17:00');
});

test('an office of one day a week opens again a week later', () => {
  const saturdays = ROWS.filter(({ days }) => days === 'Sat');
  const evening = new Date('2026-01-18T01:00:00Z');
  expect(officeNow(saturdays, 'America/Los_Angeles', evening, 'UTC').opensAt).toBe(
    'Saturday 18:00',
  );
});

test('how a browser prints the dates of a locale changes nothing', () => {
  const asNodeDoes = seenFrom('Africa/Windhoek', '2026-01-14T12:00:00Z');
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  jest.spyOn(prototype, 'format', 'get').mockImplementation(function (this: unknown) {
    // what visitors read is printed for them; a date that is computed with may not depend on it
    const isForVisitors = (this as Intl.DateTimeFormat).resolvedOptions().locale === 'en-GB';
    return isForVisitors ? format?.call(this) : () => '1/14/2026, 4:00:00 AM';
  });

  expect(seenFrom('Africa/Windhoek', '2026-01-14T12:00:00Z')).toEqual(asNodeDoes);
  jest.restoreAllMocks();
});
