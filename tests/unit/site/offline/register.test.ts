import { keepPagesOffline, keepShownPage } from '../../../../site/offline/register';

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

test('a page goes on where the browser lets no site keep anything', async () => {
  const getRegistration = () => Promise.reject(new Error('The operation is insecure.'));
  const value = { serviceWorker: { getRegistration } };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value });

  await expect(keepShownPage()).resolves.toBeUndefined();
});
