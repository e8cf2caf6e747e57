import { createHash } from 'node:crypto';
import { type TestApp, testApp } from '../../support/app/test-app';
import { HASH, HOME, testSite } from '../../support/test-site';

const { site, remove } = testSite();
let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  remove();
});

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Without the encodings that fetch would ask for by itself. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(address, { method, headers: { 'accept-encoding': 'identity', ...headers } });

test('a page is sent with what a browser needs to keep and check it', async () => {
  const response = await get('/');

  expect(response.status).toBe(200);
  expect(await response.text()).toBe(HOME);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-length')).toBe(String(HOME.length));
  expect(response.headers.get('cache-control')).toBe(REVALIDATE);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('etag')).toBe(
    `"${createHash('sha256').update(HOME).digest('base64url').slice(0, 22)}"`,
  );
});

test.each([
  ['/', 'text/html; charset=utf-8', REVALIDATE],
  ['/artists/rocka', 'text/html; charset=utf-8', REVALIDATE],
  [`/app-${HASH}.js`, 'text/javascript; charset=utf-8', FOREVER],
  [`/styles.${HASH}.css`, 'text/css; charset=utf-8', FOREVER],
  [`/fonts/onest-${HASH}.woff2`, 'font/woff2', FOREVER],
  ['/fonts/plain.woff2', 'font/woff2', REVALIDATE],
  [`/static/${HASH}/rocka.avif`, 'image/avif', FOREVER],
  ['/page-data/index/page-data.json', 'application/json; charset=utf-8', REVALIDATE],
  ['/caf%C3%A9%20menu.txt', 'text/plain; charset=utf-8', REVALIDATE],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', REVALIDATE],
  ['/download.tar.gz', 'application/octet-stream', REVALIDATE],
])('%s is %s and kept: %s', async (address, type, cacheControl) => {
  const response = await get(`${address}?utm_source=x`);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['identity, br;q=0.5', null],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', null],
  ['br;q=0, gzip;q=0', null],
  ['br;q=nonsense', null],
  ['zstd, deflate', null],
  ['', null],
])('a client that accepts “%s” gets %s', async (accepted, encoding) => {
  const response = await get('/', { 'accept-encoding': accepted });

  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(HOME);
});

test('every encoding has its own tag', async () => {
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (accepted) =>
      (await get('/', { 'accept-encoding': accepted })).headers.get('etag'),
    ),
  );

  expect(new Set(tags).size).toBe(3);
  expect(tags.every((tag) => tag?.startsWith('"'))).toBe(true);
});

test('a client that has this version is told so, and nothing is sent', async () => {
  const accept = { 'accept-encoding': 'br' };
  const etag = (await get('/', accept)).headers.get('etag') ?? '';

  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const response = await get('/', { ...accept, 'if-none-match': known });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe(REVALIDATE);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('');
  }
  expect((await get('/', { ...accept, 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
});

test('a version is told by its tag alone: dates of files differ between machines that serve the same', async () => {
  const whole = await get('/');
  expect(whole.headers.get('last-modified')).toBeNull();

  const later = await get('/', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' });
  expect(later.status).toBe(200);
  const etag = whole.headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).headers.get('date')).not.toBeNull();
});

test('HEAD is GET without the body', async () => {
  for (const address of ['/', '/audio/track.mp3', '/empty.txt']) {
    const [head, whole] = await Promise.all([get(address, {}, 'HEAD'), get(address)]);
    expect(head.status).toBe(200);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(await head.text()).toBe('');
    await whole.arrayBuffer();
  }
});
