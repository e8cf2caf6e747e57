import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../../support/app/test-app';
import { aContactRequest } from '../../support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { env: { CORS_ORIGINS: 'https://static.test' } });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

test('a listed origin may call, after asking', async () => {
  const origin = { origin: 'https://static.test' };
  const preflight = await app.fetch('/api/contact', {
    method: 'OPTIONS',
    headers: {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  const call = await app.post('/api/contact', aContactRequest(), origin);

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://static.test');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  expect(preflight.headers.get('vary')).toContain('Origin');
  expect(call.status).toBe(201);
  expect(call.headers.get('access-control-allow-origin')).toBe('https://static.test');
  expect(call.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
});

test('a listed origin that asks without naming a method is told which there are', async () => {
  const response = await app.fetch('/api/contact', {
    method: 'OPTIONS',
    headers: { origin: 'https://static.test' },
  });

  expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
});

test('an error can be read by a listed origin too', async () => {
  const response = await app.post('/api/contact', '{', { origin: 'https://static.test' });

  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://static.test');
});

test.each(['https://evil.test', 'https://static.test.evil', 'null', 'http://static.test'])(
  'the origin %s gets no permission',
  async (origin) => {
    const preflight = await app.fetch('/api/contact', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
    expect(preflight.headers.get('vary')).toContain('Origin');
  },
);

test('a listed origin may call the API alone: pages that are filled in are not for it to read', async () => {
  const headers = { origin: 'https://static.test' };
  const page = await app.fetch('/contact/result?status=failed', { headers });

  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['https://static.test', 'cross-origin'],
  ['https://evil.test', 'same-origin'],
])('an answer to a beacon of %s is one of %s', async (origin, policy) => {
  const view = { session_id: randomUUID(), path: '/', referrer: null, duration_ms: 0 };
  const headers = { origin, 'content-type': 'text/plain' };
  const init = { method: 'POST', headers, body: JSON.stringify(view) };
  const [direct, usual] = await Promise.all(
    ['', '?'].map((query) => app.fetch(`/api/analytics/events${query}`, init)),
  );

  expect(direct?.status).toBe(202);
  expect(direct?.headers.get('cross-origin-resource-policy')).toBe(policy);
  expect(usual?.headers.get('cross-origin-resource-policy')).toBe(policy);
});
