import type { MouseEvent } from 'react';
import { travelToHub } from '../../../../site/motion/hub-journey';

const gone: string[] = [];
jest.mock('gatsby', () => ({ navigate: (to: string) => void gone.push(to) }), { virtual: true });
jest.mock('../../../../site/motion/shuttles', () => ({ COVER_MS: 300, coverScreen: () => {} }));

const press = { button: 0, preventDefault: () => {} } as MouseEvent; // all that is looked at

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    window: globalThis,
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset: {} } },
  });
});
afterAll(() => jest.useRealTimers());

test('of two journeys only the last begins, and a double click begins one', () => {
  travelToHub(press, 'africa', '/africa');
  jest.advanceTimersByTime(200);
  travelToHub(press, 'global', '/global');
  travelToHub(press, 'global', '/global');
  jest.advanceTimersByTime(299);
  expect(gone).toEqual([]);
  jest.advanceTimersByTime(1_000);

  expect(gone).toEqual(['/global']);
});

test.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click that opens another tab or window is the browser’s own: %j', (keys) => {
  gone.length = 0;
  const preventDefault = jest.fn();
  travelToHub({ ...press, preventDefault, ...keys }, 'africa', '/africa');
  jest.advanceTimersByTime(1_000);

  expect([gone, preventDefault.mock.calls]).toEqual([[], []]);
  expect(document.documentElement.dataset.market).toBe('africa');
});
