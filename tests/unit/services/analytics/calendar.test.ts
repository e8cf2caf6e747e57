import type { Span } from '../../../../db/analytics/read/views';
import {
  type Comparing,
  earlierRange,
  intervalFor,
  passedOf,
  rangeOf,
  stretchesOf,
} from '../../../../services/analytics/summary/period';
import { type Calendar, calendarOf } from '../../../../services/analytics/summary/time-zone';

const HOUR = 3_600_000;

const before = (range: Span, calendar: Calendar) =>
  earlierRange(range, { earlier: 'previous', interval: 'day' }, calendar);

const daysOf = (calendar: Calendar, first: string, last: string) => ({
  from: calendar.startOfDay(first),
  to: calendar.next(calendar.startOfDay(last), 'day'),
});

const hoursOf = (timeZone: string, date: string) => {
  const calendar = calendarOf(timeZone);
  const start = calendar.startOfDay(date);
  return (calendar.next(start, 'day') - start) / HOUR;
};

test.each([
  ['UTC', '2025-03-30', 24],
  ['Africa/Windhoek', '2025-03-30', 24],
  ['Europe/Berlin', '2025-03-30', 23],
  ['Europe/Berlin', '2025-03-31', 24],
  ['Europe/Berlin', '2025-10-26', 25],
  ['America/Los_Angeles', '2025-11-02', 25],
  ['America/Santiago', '2025-09-07', 23],
  ['America/Santiago', '2025-09-06', 24],
  ['America/Santiago', '2025-04-05', 25],
  ['Australia/Lord_Howe', '2025-10-05', 23.5],
  ['Asia/Kathmandu', '2025-10-05', 24],
])('in %s the day %s has %d hours', (timeZone, date, hours) => {
  expect(hoursOf(timeZone, date)).toBe(hours);
});

test.each([
  ['UTC', '2025-06-02', '2025-06-02T00:00:00.000Z'],
  ['Asia/Kathmandu', '2025-06-02', '2025-06-01T18:15:00.000Z'],
  ['America/Los_Angeles', '2025-03-09', '2025-03-09T08:00:00.000Z'],
  ['America/Santiago', '2025-09-07', '2025-09-07T04:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
])('in %s the day %s begins at %s', (timeZone, date, instant) => {
  expect(new Date(calendarOf(timeZone).startOfDay(date)).toISOString()).toBe(instant);
});

test('a day of 25 hours is 25 stretches of an hour, without a hole', () => {
  const calendar = calendarOf('Europe/Berlin');
  const from = calendar.startOfDay('2025-10-26');
  const stretches = stretchesOf({ from, to: calendar.next(from, 'day') }, 'hour', calendar);

  expect(stretches).toHaveLength(25);
  expect(stretches.every(({ from: start }, n) => start === from + n * HOUR)).toBe(true);
});

test('weeks begin on Monday, and the ends of a range cut the first and the last', () => {
  const calendar = calendarOf('Africa/Windhoek');
  const from = calendar.startOfDay('2025-01-01');
  const to = calendar.startOfDay('2025-01-14');

  const stretches = stretchesOf({ from, to }, 'week', calendar);

  expect(stretches.map(({ start }) => calendar.dayOf(start))).toEqual([
    '2024-12-30',
    '2025-01-06',
    '2025-01-13',
  ]);
  expect(stretches[0]?.from).toBe(from);
  expect(stretches[2]?.to).toBe(to);
});

test('months follow each other over the year’s end', () => {
  const calendar = calendarOf('America/Los_Angeles');
  const from = calendar.startOfDay('2024-11-15');
  const to = calendar.startOfDay('2025-03-02');

  const days = stretchesOf({ from, to }, 'month', calendar).map(({ start }) =>
    calendar.dayOf(start),
  );

  expect(days).toEqual(['2024-11-01', '2024-12-01', '2025-01-01', '2025-02-01', '2025-03-01']);
});

test('the period before has as many days, whatever the clocks did', () => {
  const calendar = calendarOf('Europe/Berlin');
  const from = calendar.startOfDay('2025-03-31');
  const to = calendar.startOfDay('2025-04-07');

  expect(calendar.dayOf(before({ from, to }, calendar).from)).toBe('2025-03-24');
  expect(before({ from: 1_000, to: 1_500 }, calendar)).toEqual({ from: 500, to: 1_000 });
});

test.each([
  // the clocks of 2025 went forward on the 30th of March, those of 2024 on the 31st
  ['Europe/Berlin', '2025-03-28', '2025-04-03', 'day', '2024-03-29', '2024-04-04'],
  ['Africa/Windhoek', '2025-03-01', '2025-03-31', 'week', '2024-03-02', '2024-04-01'],
  ['Africa/Windhoek', '2028-02-29', '2028-12-31', 'month', '2027-03-01', '2027-12-31'],
  ['America/Santiago', '2025-01-01', '2025-02-28', 'month', '2024-01-01', '2024-02-29'],
] as const)(
  'in %s a year before %s to %s by the %s is %s to %s',
  (zone, first, last, interval, earlierFirst, earlierLast) => {
    const calendar = calendarOf(zone);
    const range = daysOf(calendar, first, last);

    const earlier = earlierRange(range, { earlier: 'year', interval }, calendar);

    expect(earlier).toEqual(daysOf(calendar, earlierFirst, earlierLast));
  },
);

test('a year before an hour of a weekday is the same hour of the same weekday', () => {
  const calendar = calendarOf('Europe/Berlin');
  const comparing: Comparing = { earlier: 'year', interval: 'hour' };
  const [from, to] = [Date.UTC(2025, 2, 31, 10), Date.UTC(2025, 2, 31, 11)];

  expect(earlierRange({ from, to }, comparing, calendar)).toEqual({
    from: Date.UTC(2024, 3, 1, 10),
    to: Date.UTC(2024, 3, 1, 11),
  });
  const inSpring = { from: Date.UTC(2025, 2, 30, 10), to: Date.UTC(2025, 2, 30, 11) };
  expect(earlierRange(inSpring, comparing, calendar)).toEqual({
    from: Date.UTC(2024, 2, 31, 10),
    to: Date.UTC(2024, 2, 31, 11),
  });
});

test.each([
  ['UTC', 'month', '2028-02-29T00:00Z', '2028-03-01T00:00Z'],
  // the clocks went back: the one is 24 and a half hours from its midnight, the other a quarter
  ['Europe/Berlin', 'hour', '2027-10-31T22:30Z', '2027-10-31T23:15Z'],
] as const)('in %s a year before by the %s is never nothing', (zone, interval, from, to) => {
  const range = { from: Date.parse(from), to: Date.parse(to) };

  const earlier = earlierRange(range, { earlier: 'year', interval }, calendarOf(zone));

  expect(earlier.to).toBeGreaterThan(earlier.from);
});

test('a range that is not over is compared with as much of the one before', () => {
  const calendar = calendarOf('Africa/Windhoek');
  const from = calendar.startOfDay('2025-06-09');
  const to = calendar.startOfDay('2025-06-16');
  const range = { from, to };
  const ends = (nowMs: number) => passedOf(before(range, calendar), range, nowMs - 1).to;

  expect(ends(to - 18 * HOUR)).toBe(from - 18 * HOUR);
  expect(ends(from + HOUR)).toBe(from - 167 * HOUR);
  for (const nowMs of [from - HOUR, from, to, to + HOUR]) expect(ends(nowMs)).toBe(from);
  expect(passedOf({ from: 500, to: 1_000 }, { from: 1_000, to: 1_500 }, 1_399)).toEqual({
    from: 500,
    to: 900,
  });
});

test.each([
  [1, undefined, 'hour'],
  [7, undefined, 'day'],
  [365, undefined, 'day'],
  [900, undefined, 'week'],
  [10_000, undefined, 'month'],
  [30, 'hour', 'day'],
  [10, 'hour', 'hour'],
  [10, 'month', 'month'],
] as const)('%i days in %s are told by the %s', (days, wanted, interval) => {
  expect(intervalFor({ from: 0, to: days * 24 * HOUR }, wanted)).toBe(interval);
});

test('a range of no length is refused, one of a millisecond is none', () => {
  const [from, to] = ['2025-06-02T12:00:00.000Z', '2025-06-02T12:00:00.001Z'];
  const nowMs = Date.parse(to);
  const calendar = calendarOf('UTC');

  expect(() => rangeOf({ from, to: from }, calendar, nowMs)).toThrow('ends before it begins');
  expect(rangeOf({ from, to }, calendar, nowMs)).toEqual({ from: nowMs - 1, to: nowMs });
});
