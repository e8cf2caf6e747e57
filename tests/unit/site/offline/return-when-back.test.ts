import { returnWhenBack } from '../../../../site/offline/desk/return-when-back';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page that could not be had, on a device with or without a network. */
function standIn() {
  const page = { online: false, there: false, looked: 0, reloads: 0 };
  const back = returnWhenBack({
    isOnline: () => page.online,
    isThere: async () => {
      page.looked += 1;
      return page.there;
    },
    reload: () => {
      page.reloads += 1;
    },
  });
  return { page, back };
}

test('without a network nothing is asked for', async () => {
  const { page } = standIn();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(page).toMatchObject({ looked: 0, reloads: 0 });
});

test('a page that can be had once the network is back is opened at once', async () => {
  const { page, back } = standIn();
  Object.assign(page, { online: true, there: true });
  back();
  await jest.advanceTimersByTimeAsync(0);
  expect(page).toMatchObject({ looked: 1, reloads: 1 });
});

test('a network that says too early that it is back is asked again', async () => {
  const { page, back } = standIn();
  page.online = true;
  back();
  await jest.advanceTimersByTimeAsync(900);
  expect(page).toMatchObject({ looked: 1, reloads: 0 });
  page.there = true;
  await jest.advanceTimersByTimeAsync(100);
  expect(page).toMatchObject({ looked: 2, reloads: 1 });
});

test('a service that is away is asked ever less often, once a minute in the end', async () => {
  const { page } = standIn();
  page.online = true;
  // after 1, 2, 4, 8, 16, 32 and 60 seconds
  await jest.advanceTimersByTimeAsync(123_000);
  expect(page.looked).toBe(7);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(page.looked).toBe(17);
});

test('a network that comes and goes has one look at a time', async () => {
  const { page, back } = standIn();
  page.online = true;
  for (let n = 0; n < 5; n += 1) back();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.looked).toBe(5);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(page.looked).toBe(6);
});
