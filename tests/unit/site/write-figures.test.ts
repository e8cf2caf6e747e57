import { expect, test } from '@jest/globals';
import {
  labelOf,
  labelsOf,
  writeChange,
} from '../../../site/admin/analytics/figures/write-figures';

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
