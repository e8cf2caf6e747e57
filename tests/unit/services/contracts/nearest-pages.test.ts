import { editDistance } from '../../../../services/contracts/search/match-words';
import { nearestPages } from '../../../../services/contracts/search/nearest-pages';

const page = (href: string, label: string, words?: string) => ({ href, label, words });
const KNOWN = [
  page('/', 'Home'),
  page('/about', 'About'),
  page('/artists/rocka', 'Rocka'),
  page('/artists/zaya', 'Zaya'),
  page('/news', 'News', 'blog'),
  page('/press', 'Press', 'media kit'),
  page('/press/rocka', 'Rocka press kit'),
  page('/about/our', 'Our Story'),
  page('/contact', 'Contact'),
  page('/privacy', 'Privacy', 'policy'),
  page('/support', 'Support', 'login log in'),
];
const nearest = (unknown: string, count = 4) =>
  nearestPages(unknown, KNOWN, count).map(({ href }) => href);

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
  ['/artist/roka', '/artists/rocka'],
  ['/abuot', '/about'],
])('%s is nearest to %s', (unknown, expected) => expect(nearest(unknown, 1)).toEqual([expected]));

test.each([
  ['/login', ['/support']],
  ['/privacy-policy', ['/privacy']],
  ['/blog/feed.xml', ['/news']],
  ['/media_kit', ['/press']],
  ['/press-kit', ['/press', '/press/rocka']],
  ['/rocka-press.html', ['/press/rocka']],
])('the words of %s find %s, and nothing else is named', (unknown, expected) =>
  expect(nearest(unknown)).toEqual(expected),
);

test('what is a slip of the address comes before what its words find', () => {
  expect(nearest('/press/roca')[0]).toBe('/press/rocka');
  expect(nearest('/rocka')).toEqual(['/artists/rocka', '/press/rocka']);
});

test('where nothing is likely, as many are named as are asked for', () => {
  expect(nearest('/xyzzy', 3)).toHaveLength(3);
  expect(nearestPages('/xyzzy', [], 3)).toEqual([]);
});

test('of two pages that are as near the shorter address comes first', () => {
  const pages = ['/events/abc', '/news/abc', '/e/abc'].map((href) => page(href, ''));
  expect(nearestPages('/x/abc', pages, 3).map(({ href }) => href)).toEqual([
    '/e/abc',
    '/news/abc',
    '/events/abc',
  ]);
});

test.each([
  ['/index.html', '/'],
  ['/default.aspx', '/'],
  ['/press/rocka.html', '/press/rocka'],
  ['/contact.php', '/contact'],
])('%s is %s, as files of other sites end', (unknown, expected) =>
  expect(nearest(unknown)[0]).toBe(expected),
);

test.each([
  ['/fr', '/'],
  ['/en/news', '/news'],
  ['/de/kontakt', '/contact'],
])('%s is %s of a site in several languages', (unknown, expected) =>
  expect(nearest(unknown)[0]).toBe(expected),
);

test('a name written with dashes is the name: the page that is called so comes first', () => {
  const pages = [
    page('/press/street-prophet', 'Street Prophet press kit'),
    page('/artists/street-prophet', 'Street Prophet'),
  ];

  expect(nearestPages('/street-prophet', pages, 1)[0]?.href).toBe('/artists/street-prophet');
  expect(nearest('/our-story')).toEqual(['/about/our']);
});

test('what has every part of an address comes before what has the last one alone', () => {
  const pages = [page('/press', 'Press', 'bio'), page('/artists/rocka', 'Rocka', 'bio')];

  expect(nearestPages('/artists/rocka/bio', pages, 2).map(({ href }) => href)).toEqual([
    '/artists/rocka',
    '/press',
  ]);
});
