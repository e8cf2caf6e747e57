import { expect, test } from '@jest/globals';
import {
  labelOf,
  labelsOf,
  ofSome,
  writeChange,
} from '../../../../site/admin/analytics/figures/write-figures';

test.each([
  [12, '+12 %'],
  [-3, '−3 %'],
  [0, '±0 %'],
  [3321, '+3,321 %'],
])('a change of %d is written %s', (percent, written) => {
  expect(writeChange(percent)).toBe(written);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a site that calls itself %s is written like any other',
  (name) => {
    const words = { direct: 'Direct', unknown: 'Unknown', none: 'None' };
    expect(labelOf(name, words as Parameters<typeof labelOf>[1])).toBe(name);
  },
);

test('hours of one day are told by the clock, those of several days by their day too', () => {
  const hours = (count: number) =>
    Array.from({ length: count }, (_, hour) => ({
      t: new Date(Date.UTC(2026, 0, 31, 12 + hour)).toISOString(),
    }));
  const hourly = { interval: 'hour', tz: 'Europe/Berlin' } as const;

  const one = labelsOf(hours(24), hourly);
  expect([one[0], one[23]]).toEqual(['13:00', '12:00']);
  const three = labelsOf(hours(72), hourly);
  expect([three[0], three[24]]).toEqual(['31 Jan, 13:00', '1 Feb, 13:00']);
  expect(new Set(three).size).toBe(72);
});

test('a share or a mean of nothing is no figure', () => {
  const none = { views: 0, visits: 0, bounces: 0, bounce_rate: 0, duration_ms: 0 };
  const totals = { ...none, sessions: 0, mean_ms: 0, median_ms: 0 };
  expect(ofSome(totals, 'bounce_rate')).toBeUndefined();
  expect(ofSome(null, 'mean_ms')).toBeUndefined();
  expect(ofSome({ ...totals, views: 9 }, 'bounce_rate')).toBeUndefined();
  expect(ofSome({ ...totals, views: 9, visits: 4 }, 'bounce_rate')).toBe(0);
  expect(ofSome({ ...totals, views: 9 }, 'median_ms')).toBeUndefined();
  expect(ofSome({ ...totals, views: 9, mean_ms: 900, median_ms: 700 }, 'median_ms')).toBe(700);
});
