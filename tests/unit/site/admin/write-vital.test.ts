import { METRICS as MEASURED } from '../../../../db/web-vitals/loads';
import { ratingOf as rateBucket } from '../../../../services/analytics/vitals/buckets';
import { METRICS, ratingOf, writeP75 } from '../../../../site/admin/analytics/vitals/write-vital';

test('layout shifts have as many digits each, so that they stand under each other', () => {
  expect([0.02, 0.025, 0.1, 0].map((p75) => writeP75('cls', p75))).toEqual([
    '0.020',
    '0.025',
    '0.100',
    '0.000',
  ]);
});

test('a p75 is worth here what the service takes its bucket for', () => {
  expect([...METRICS].sort()).toEqual([...MEASURED].sort());
  for (const metric of METRICS) {
    // stored in thousandths of a layout shift, and shown whole
    const unit = metric === 'cls' ? 1_000 : 1;
    const stored = Array.from({ length: 1_001 }, (_, step) => step * 5);
    expect(stored.map((value) => ratingOf(metric, value / unit))).toEqual(
      stored.map((value) => rateBucket(metric, value)),
    );
  }
});
