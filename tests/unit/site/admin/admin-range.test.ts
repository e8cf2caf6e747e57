import { rangeOf, rangeOfPart } from '../../../../site/admin/analytics/choice/range';
import { writePart } from '../../../../site/admin/analytics/choice/write-part';

const NOW = new Date(2026, 10, 21, 14, 20);
const NO_DAYS = { from: '', to: '' };
const local = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

test.each([
  ['today', local(2026, 10, 21), local(2026, 10, 22), 'hour'],
  ['day', local(2026, 10, 20, 15), local(2026, 10, 21, 15), 'hour'],
  ['week', local(2026, 10, 15), local(2026, 10, 22), 'day'],
  ['month', local(2026, 9, 23), local(2026, 10, 22), 'day'],
  ['quarter', local(2026, 7, 24), local(2026, 10, 22), 'day'],
  ['year', local(2025, 11, 1), local(2026, 10, 22), 'month'],
] as const)('the span %s ends with what is going on now', (span, from, to, interval) => {
  expect(rangeOf(span, NOW, NO_DAYS)).toEqual({ from, to, interval });
});

test('chosen days include the last one', () => {
  expect(rangeOf('custom', NOW, { from: '2026-01-01', to: '2026-01-31' })).toEqual({
    from: local(2026, 0, 1),
    to: local(2026, 1, 1),
    interval: 'day',
  });
});

test.each([
  ['2026-01-01', '2026-01-01', 'hour'],
  ['2026-01-01', '2026-04-30', 'day'],
  ['2025-01-01', '2026-06-30', 'week'],
  ['2020-01-01', '2026-06-30', 'month'],
])('from %s to %s is drawn by the %s, so that the bars can be told apart', (from, to, interval) => {
  expect(rangeOf('custom', NOW, { from, to })?.interval).toBe(interval);
});

test.each([
  [1, 'hour'],
  [24 * 7, 'day'],
] as const)(
  'a stretch of %s hours of the chart is divided further by the %s',
  (hours, interval) => {
    const from = new Date(2026, 10, 16, 0);
    const part = { from: from.toISOString(), to: new Date(2026, 10, 16, hours).toISOString() };
    expect(rangeOfPart(part)).toEqual({ ...part, interval });
  },
);

test.each([
  [16, 14, 16, 15, '16 Nov 2026, 14:00–15:00'],
  [16, 0, 17, 0, '16 Nov 2026'],
  [16, 0, 23, 0, '16–22 Nov 2026'],
])(
  'a stretch is named by its days, or its hours: %i %i to %i %i',
  (day, hour, last, end, named) => {
    const from = new Date(2026, 10, day, hour).toISOString();
    const to = new Date(2026, 10, last, end).toISOString();
    // how wide the spaces are, if any, is for the language data of this Node
    expect(writePart({ from, to }).replace(/\s*–\s*/, '–')).toBe(named);
  },
);

test('days the wrong way round are those days', () => {
  const days = { from: '2026-01-31', to: '2026-01-01' };
  const turned = { from: days.to, to: days.from };
  expect(rangeOf('custom', NOW, days)).toEqual(rangeOf('custom', NOW, turned));
});

test.each([
  ['', ''],
  ['', '2026-02-01'],
  ['2026-02-01', ''],
  // days beyond the end of time, or with no day after them
  ['2026-02-01', '999999-01-01'],
  ['275760-09-13', '275760-09-13'],
])('from %p to %p is no range', (from, to) => {
  expect(rangeOf('custom', NOW, { from, to })).toBeUndefined();
});
