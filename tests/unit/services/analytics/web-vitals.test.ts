import { METRICS } from '../../../../db/web-vitals/loads';
import { bucketOf, ratingOf, storedValue } from '../../../../services/analytics/vitals/buckets';
import { pageClassOf } from '../../../../services/analytics/vitals/page-class';
import { spreadOf } from '../../../../services/analytics/vitals/report-vitals';
import fc from '../../../support/fuzz/fast-check';

/** What Google calls good and needing improvement (web.dev/articles/vitals, web.dev/articles/ttfb). */
const BOUNDS = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
  ttfb: [800, 1_800],
} as const;

test.each(METRICS)('%s: what is just good enough is good', (metric) => {
  const [good, fair] = BOUNDS[metric];
  expect([good, good + 1, fair, fair + 1].map((value) => ratingOf(metric, value))).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
  ]);
});

test.each(METRICS)('%s: a bucket holds its values, and none of two ratings', (metric) => {
  const [good, fair] = BOUNDS[metric];
  const rating = (value: number) => {
    if (value <= good) return 'good';
    return value <= fair ? 'fair' : 'poor';
  };
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (measured) => {
      const value = storedValue(metric, measured);
      const bucket = bucketOf(metric, value);
      expect(bucket).toBeGreaterThanOrEqual(value);
      expect(bucketOf(metric, bucket)).toBe(bucket);
      expect(ratingOf(metric, bucket)).toBe(rating(value));
    }),
  );
});

test.each(METRICS)(
  '%s: three quarters of the loads are at most the p75, to the bucket',
  (metric) => {
    const values = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (measured) => {
        const buckets = measured
          .map((value) =>
            bucketOf(metric, storedValue(metric, metric === 'cls' ? value / 6_000 : value)),
          )
          .sort((a, b) => a - b);
        const exact = buckets[Math.ceil(0.75 * buckets.length) - 1] ?? Number.NaN;

        const spread = spreadOf(
          metric,
          buckets.map((bucket) => ({ bucket, loads: 1 })),
        );
        expect(spread.p75).toBe(metric === 'cls' ? exact / 1_000 : exact);
        expect(spread.good + spread.fair + spread.poor).toBe(spread.loads);
      }),
    );
  },
);

test('without loads there is no p75', () => {
  expect(spreadOf('lcp', [])).toEqual({ loads: 0, p75: null, good: 0, fair: 0, poor: 0 });
});

test.each([
  ['/', 'home'],
  ['/africa', 'hub'],
  ['/artists', 'artists'],
  ['/artists/africa', 'artists'],
  ['/artists/rocka', 'artist'],
  ['/listen/africa/rocka', 'listen'],
  ['/news/events', 'news'],
  ['/news/rocka-grammy-collab', 'story'],
  ['/about/team', 'about'],
  ['/join/newsletter', 'join'],
  ['/contact', 'contact'],
  ['/contact/result', 'other'],
  ['/faq', 'other'],
])('%s is of the class %s', (path, expected) => {
  expect(pageClassOf(path)).toBe(expected);
});
