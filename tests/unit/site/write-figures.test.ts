import { expect, test } from '@jest/globals';
import { writeChange } from '../../../site/admin/analytics/figures/write-figures';

test.each([
  [12, '+12 %'],
  [-3, '−3 %'],
  [0, '±0 %'],
  [3321, '+3,321 %'],
])('a change of %d is written %s', (percent, written) => {
  expect(writeChange(percent)).toBe(written);
});
