import { keepPagesOffline } from '../../../../site/offline/register';

const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

afterEach(() => {
  if (real) Object.defineProperty(globalThis, 'navigator', real);
});

test('a page goes on where a blocker has set workers to nothing', () => {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: undefined },
  });

  expect(keepPagesOffline).not.toThrow();
});
