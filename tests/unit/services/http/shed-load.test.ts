import type { Context } from 'koa';
import { queueFull } from '../../../../db/engine/errors';
import { createShed, shedLoad } from '../../../../services/http/limits/shed-load';

const MESSAGE = '/api/contact';
const VIEW = '/api/analytics/events';
const VITALS = '/api/analytics/vitals';

/** The middleware under `waiting` calls that do not come to an end, on a loop that is `late`. */
function busy(waiting: number, late: number, isQueueFull = false) {
  let delayMs = 0;
  const signs = { delayMs: () => delayMs, isQueueFull: () => isQueueFull };
  const middleware = shedLoad(createShed(signs, async () => {}));
  // Of a request it looks at the path alone.
  const call = (path: string, next = async () => {}) => middleware({ path } as Context, next);
  for (let n = 0; n < waiting; n += 1) void call(MESSAGE, () => new Promise(() => {}));
  delayMs = late;
  return call;
}

test.each([
  ['a few calls on a slow machine', MESSAGE, 99, 5_000],
  ['many calls that are dealt with in time', MESSAGE, 1_000, 100],
  ['messages while views are refused', MESSAGE, 1_000, 200],
  ['health, always', '/api/health', 1_000, 5_000],
  ['readiness, always', '/api/health/ready', 1_000, 5_000],
  ['pages, always', '/artists', 1_000, 5_000],
])('takes %s', async (_what, path, waiting, late) => {
  const next = jest.fn(async () => {});

  await busy(waiting, late)(path, next);

  expect(next).toHaveBeenCalledTimes(1);
});

test.each([
  ['views first', VIEW, 200],
  ['how pages felt as soon', VITALS, 200],
  ['messages too when it gets worse', MESSAGE, 500],
])('refuses %s, and says when to come back', async (_what, path, late) => {
  const next = jest.fn(async () => {});

  await expect(busy(100, late)(path, next)).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  expect(next).not.toHaveBeenCalled();
});

test('a queue that is full refuses views before they are read, and nothing else', async () => {
  const call = busy(0, 0, true);
  const next = jest.fn(async () => {});

  await expect(call(VIEW, next)).rejects.toMatchObject({ code: 'overloaded' });
  await expect(call(VITALS, next)).rejects.toMatchObject({ code: 'overloaded' });
  expect(next).not.toHaveBeenCalled();

  await call(MESSAGE, next);
  expect(next).toHaveBeenCalledTimes(1);
});

test('what finds the queue full only once it was taken is refused as slowly', async () => {
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  const shed = createShed({ delayMs: () => 0, isQueueFull: () => false }, wait);

  await expect(shed(VIEW, () => Promise.reject(queueFull()))).rejects.toThrow();
  await expect(shed(VIEW, () => Promise.reject(new Error('a bug')))).rejects.toThrow();

  expect(pauses).toEqual([250]);
});

test('a refusal takes its time, and the longer the more clients there are', () => {
  const pauses: number[] = [];
  const wait = (ms: number) => {
    pauses.push(ms);
    return new Promise(() => {});
  };
  const shed = createShed({ delayMs: () => 0, isQueueFull: () => true }, wait);

  for (let n = 0; n < 1_000; n += 1) void shed(VIEW, async () => {});

  expect([pauses[0], pauses[499], pauses[999]]).toEqual([250, 250, 500]);
});

test('refusals that are over make the next no slower', async () => {
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  const shed = createShed({ delayMs: () => 0, isQueueFull: () => true }, wait);

  for (let n = 0; n < 1_000; n += 1) await shed(VIEW, async () => {}).catch(() => {});

  expect(Math.max(...pauses)).toBe(250);
});

test('calls that have ended, well or not, are no load', async () => {
  const call = busy(99, 5_000);
  await call(MESSAGE);
  await expect(call(MESSAGE, () => Promise.reject(queueFull()))).rejects.toMatchObject({
    code: 'QUEUE_FULL',
  });
  const next = jest.fn(async () => {});

  await call(MESSAGE, next);

  expect(next).toHaveBeenCalledTimes(1);
});
