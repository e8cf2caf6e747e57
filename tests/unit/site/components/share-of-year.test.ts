import { momentsOf, shareOfYear } from '../../../../site/components/YearThread/share-of-year';

test('the year begins at nothing and never reaches the whole', () => {
  expect(shareOfYear(new Date(2026, 0, 1))).toBe(0);
  expect(shareOfYear(new Date(2026, 11, 31, 23, 59, 59))).toBeGreaterThan(0.999);
  expect(shareOfYear(new Date(2026, 11, 31, 23, 59, 59))).toBeLessThan(1);
});

test('the middle of the year is the middle, leap years included', () => {
  expect(shareOfYear(new Date(2026, 6, 2, 12))).toBeCloseTo(0.5, 3);
  expect(shareOfYear(new Date(2024, 6, 2))).toBeCloseTo(0.5, 3);
});

test('events that begin together are one mark, and those of other years none', () => {
  const moments = ['2026-05-01T20:00:00Z', '2026-05-01T20:00:00Z', '2025-05-01T20:00:00Z'];
  expect(momentsOf(moments, 2026)).toEqual([new Date('2026-05-01T20:00:00Z')]);
  expect(momentsOf(moments, undefined)).toEqual([]);
});
