import { writeP75 } from '../../../../site/admin/analytics/vitals/write-vital';

test('layout shifts have as many digits each, so that they stand under each other', () => {
  expect([0.02, 0.025, 0.1, 0].map((p75) => writeP75('cls', p75))).toEqual([
    '0.020',
    '0.025',
    '0.100',
    '0.000',
  ]);
});
