import { keepChoices } from '../../../../site/start/keep-choices';

const page = new EventTarget();
const root: { dataset: Record<string, string> } = { dataset: {} };

beforeAll(() => {
  Object.assign(globalThis, {
    document: { documentElement: root, addEventListener: () => {}, querySelectorAll: () => [] },
    matchMedia: () => ({ matches: false }),
    addEventListener: page.addEventListener.bind(page),
  });
  keepChoices();
});

test.each([
  ['theme', 'dark', 'dark'],
  ['theme', 'sepia', 'light'],
  ['theme', null, 'light'],
  ['market', 'dark', 'light'],
])('another tab that keeps %s %s leaves the page %s', (key, newValue, theme) => {
  root.dataset = { theme: 'light' };

  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  expect(root.dataset.theme).toBe(theme);
});
