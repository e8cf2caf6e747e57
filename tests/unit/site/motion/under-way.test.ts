import { jest } from '@jest/globals';
import { arrived, watchTheWay } from '../../../../site/motion/under-way';

const html = { dataset: {} as Record<string, string> };
const gone: unknown[] = [];
const page = Object.assign(Object.create(globalThis), {
  ___navigate: (to: unknown) => void gone.push(to),
  location: { href: 'https://site.test/news?page=2', pathname: '/news' },
  addEventListener: () => {},
});

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: page, document: { documentElement: html } });
  watchTheWay();
});
afterAll(() => jest.useRealTimers());
afterEach(arrived);

test('a page that comes within 400 ms needs no word', () => {
  page.___navigate('/faq');
  jest.advanceTimersByTime(399);
  arrived();
  jest.advanceTimersByTime(9_000);

  expect(gone.at(-1)).toBe('/faq');
  expect(html.dataset).not.toHaveProperty('going');
});

test('one that takes longer is said to be on its way, until it stands', () => {
  page.___navigate('/faq');
  jest.advanceTimersByTime(400);
  expect(html.dataset).toHaveProperty('going');

  arrived();
  expect(html.dataset).not.toHaveProperty('going');
});

test.each(['/news?page=3', '/news#top', -1])('nothing is said of the way to %s', (to) => {
  page.___navigate(to);
  jest.advanceTimersByTime(9_000);

  expect(gone.at(-1)).toBe(to);
  expect(html.dataset).not.toHaveProperty('going');
});
