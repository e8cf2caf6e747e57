import { editDistance } from '../../../services/contracts/match-words';
import { nearest } from '../../../site/components/NearestPages/nearest';

const KNOWN = ['/', '/about', '/artists/rocka', '/artists/zaya', '/news', '/press/rocka'].map(
  (href) => ({ href }),
);

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['rokka', 'rocka', 1],
  ['abc', 'abc', 0],
  ['discord', 'discrod', 1],
  ['rokca', 'rocka', 1],
  ['abcd', 'badc', 2],
])('from “%s” to “%s” it is %i steps', (from, to, steps) =>
  expect(editDistance(from, to)).toBe(steps),
);

test.each([
  ['/artists/rokka', '/artists/rocka'],
  ['/ABOUT/', '/about'],
  ['/zaya', '/artists/zaya'],
  ['/abuot', '/about'],
])('%s is nearest to %s', (unknown, expected) =>
  expect(nearest(unknown, KNOWN, 1)).toEqual([{ href: expected }]),
);

test('as many are named as are asked for', () => {
  expect(nearest('/artists/rokka', KNOWN, 3)).toHaveLength(3);
  expect(nearest('/artists/rokka', [], 3)).toEqual([]);
});

test('of two pages that are as near the shorter address comes first', () => {
  const pages = ['/events/a', '/news/a', '/e/a'].map((href) => ({ href }));
  expect(nearest('/x/a', pages, 3).map(({ href }) => href)).toEqual([
    '/e/a',
    '/news/a',
    '/events/a',
  ]);
});
