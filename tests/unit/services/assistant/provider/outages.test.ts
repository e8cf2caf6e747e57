import type { WriteQueue } from '../../../../../db/writes/write-queue';
import { createBreaker } from '../../../../../services/assistant/provider/breaker';
import { createBudget } from '../../../../../services/assistant/provider/budget';
import { readEvents } from '../../../../../services/assistant/provider/read-events';
import { DAY_MS } from '../../../../../services/contracts/limits/durations';
import { NOON } from '../../../../support/app/test-app';

test('a model that is down is tried once after each pause', () => {
  let ms = NOON.getTime();
  const breaker = createBreaker(() => new Date(ms), { failures: 2, pauseMs: 1_000 });
  breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();

  expect(breaker.mayCall()).toBe(false);
  ms += 1_000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  ms += 1_000;
  expect(breaker.mayCall()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayCall(), breaker.mayCall(), breaker.isOpen()]).toEqual([true, true, false]);
});

test('what is left of a share ends with its day', async () => {
  let ms = NOON.getTime();
  const taken: unknown[] = [];
  const write = async (_: unknown, share: unknown) => taken.push(share) > 0;
  // of the queue a budget uses this alone
  const writes = { write } as unknown as WriteQueue;
  const budget = createBudget({ writes, now: () => new Date(ms) }, 500_000);

  await budget.reserve(100);
  await budget.reserve(100);
  ms += DAY_MS;
  await budget.reserve(100);

  expect(taken).toEqual([
    { day: '2025-06-02', tokens: 10_000 },
    { day: '2025-06-03', tokens: 10_000 },
  ]);
});

test('a share that was taken from yesterday is not spent today', async () => {
  let ms = NOON.getTime();
  const taken: unknown[] = [];
  const write = async (_: unknown, share: unknown) => {
    // midnight comes while it is stored
    ms = NOON.getTime() + DAY_MS;
    return taken.push(share) > 0;
  };
  const writes = { write } as unknown as WriteQueue;
  const budget = createBudget({ writes, now: () => new Date(ms) }, 500_000);

  expect(await budget.reserve(100)).toBe(true);

  expect(taken).toEqual([
    { day: '2025-06-02', tokens: 10_000 },
    { day: '2025-06-03', tokens: 100 },
  ]);
});

test('a stream that would never end is not read on', async () => {
  const line = new TextEncoder().encode(`: ${'x'.repeat(1_022)}`);
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      pulls += 1;
      if (pulls > 1_000) stream.close();
      else stream.enqueue(line);
    },
  });

  await expect(readEvents(body).next()).rejects.toMatchObject({ reason: 'unreadable' });
  expect(pulls).toBeLessThan(100);
});
