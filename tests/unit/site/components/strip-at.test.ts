import { stripAt } from '../../../../site/components/HeroStrips/strip-at';

// five strips, one of 40 and four of 10
const ROW = { width: 80, openWidth: 40, count: 5 };
const everyTenth = (open: number) =>
  [5, 15, 25, 35, 45, 55, 65, 75].map((x) => stripAt(x, ROW, open)).join('');

test.each([
  [0, '00001234'],
  [2, '01222234'],
  [4, '01234444'],
])('with %i open, what shows along the row is %s', (open, shown) => {
  expect(everyTenth(open)).toBe(shown);
});

test('a point beside the row belongs to its nearest strip', () => {
  expect(stripAt(-3, ROW, 2)).toBe(0);
  expect(stripAt(93, ROW, 2)).toBe(4);
});
