import type { Context } from 'koa';
import { createWriteQueue } from '../../../../db/writes/write-queue';
import { createRateLimits, limitRates } from '../../../../services/http/limits/limit-rates';
import { OTHER_LIMITS, RATE_LIMITS } from '../../../../services/http/limits/rate-limits';
import { loadConfig } from '../../../../services/settings/config';
import { NOON } from '../../../support/app/test-app';

/** What the limits say to calls of one client, without a database: these are counted in memory. */
function limits() {
  const writes = createWriteQueue({} as Parameters<typeof createWriteQueue>[0]); // never written to
  const config = loadConfig({}, '/no-root');
  const middleware = limitRates(
    createRateLimits({ config, secret: 'secret', now: () => NOON, writes }),
  );
  return async (method: string, path: string, times: number) => {
    const layer = { path, methods: [method] };
    const req = { method, headers: {}, socket: { remoteAddress: '203.0.113.5' } };
    let refused = 0;
    for (let call = 0; call < times; call += 1) {
      // The parts of a context that are looked at.
      const ctx = { method, req, matched: [layer] } as unknown as Context;
      await middleware(ctx, async () => {}).catch(() => {
        refused += 1;
      });
    }
    return refused;
  };
}

test('a flood of views is refused, and no other route for it', async () => {
  const refusedOf = limits();
  const { calls } = RATE_LIMITS['POST /api/analytics/events'] ?? { calls: 0 };

  expect(await refusedOf('POST', '/api/analytics/events', calls + 7)).toBe(7);
  expect(await refusedOf('PUT', '/api/follows/:artistId', OTHER_LIMITS.writes.calls + 3)).toBe(3);
  expect(await refusedOf('GET', '/api/follows', OTHER_LIMITS.reads.calls + 2)).toBe(2);
});

test('health is never refused', async () => {
  const refusedOf = limits();

  expect(await refusedOf('GET', '/api/health', OTHER_LIMITS.reads.calls + 50)).toBe(0);
  expect(await refusedOf('HEAD', '/api/health/ready', OTHER_LIMITS.reads.calls + 50)).toBe(0);
});
