import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type TestApp, testApp } from '../support/test-app';
import { writeSite } from '../support/test-site';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const HOME = `<h1>Home</h1>${'text '.repeat(500)}`;
const TRACK = Buffer.from(Array.from({ length: 300 * 1024 }, (_, n) => n % 251));
const HASH = '0123456789abcdef0123';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
const site = path.join(folder, 'public');
let app: TestApp;

beforeAll(async () => {
  writeSite(site, {
    'index.html': HOME,
    'index.html.br': brotliCompressSync(HOME),
    'index.html.gz': gzipSync(HOME),
    'artists/rocka/index.html': '<h1>Rocka</h1>',
    '404.html': '<h1>Oops! Page not found</h1>',
    '404/index.html': '<h1>Oops! Page not found</h1>',
    [`app-${HASH}.js`]: 'run()',
    [`styles.${HASH}.css`]: 'a{}',
    [`fonts/onest-${HASH}.woff2`]: 'font',
    'fonts/plain.woff2': 'font',
    [`static/${HASH}/rocka.avif`]: 'picture',
    'page-data/index/page-data.json': '{}',
    'audio/track.mp3': TRACK,
    'empty.txt': '',
    'caf\u00e9 menu.txt': 'menu',
    '.secret': 'secret',
    'well/.git/config': 'secret',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    'download.tar.gz': 'archive',
  });
  writeFileSync(path.join(folder, 'outside.txt'), 'secret');
  symlinkSync(path.join(folder, 'outside.txt'), path.join(site, 'link.txt'));
  mkdirSync(path.join(site, 'folder-only'));
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

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

describe.each([
  ['a large file', '/audio/track.mp3', TRACK],
  ['a small file', '/', Buffer.from(HOME)],
])('a range of %s', (_name, address, content) => {
  const size = content.length;

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=${size - 1}-${size * 2}`, size - 1, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
  ])('%s is bytes %i to %i', async (range, start, end) => {
    const response = await get(address, { range, 'accept-encoding': 'br' });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content.subarray(start, end + 1));
  });

  test.each([`bytes=${size}-`, 'bytes=-0'])('%s cannot be had', async (range) => {
    const response = await get(address, { range });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
  });

  test.each(['bytes=5-1', 'bytes=a-b', 'bytes=-', 'items=0-1', 'bytes=0-1,4-5', 'bytes 0-1'])(
    '%s means the whole file',
    async (range) => {
      const response = await get(address, { range });

      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(size);
    },
  );

  test('If-Range sends the part only of the version it names', async () => {
    const etag = (await get(address, {}, 'HEAD')).headers.get('etag') ?? '';
    const status = async (condition: string) =>
      (await get(address, { range: 'bytes=0-1', 'if-range': condition })).status;

    expect(await status(etag)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status('Mon, 02 Jun 2025 12:00:00 GMT')).toBe(200);
  });
});

test.each([
  ['/artists/rocka/', '/artists/rocka'],
  ['/artists/rocka/?utm_source=a%20b', '/artists/rocka?utm_source=a%20b'],
  ['/artists/rocka/index.html', '/artists/rocka'],
  ['/index.html', '/'],
  ['//', '/'],
])('%s has moved to %s', async (address, to) => {
  const response = await app.raw(
    `GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
  );

  expect(response).toMatch(/^HTTP\/1.1 308 /);
  expect(response).toContain(`\r\nLocation: ${to}\r\n`);
});

test.each([
  '/nothing',
  '/nothing/',
  '/404',
  '/404.html',
  '/404/index.html',
  '/index.html.br',
  '/index.html.gz',
  '/.secret',
  '/well/.git/config',
  '/link.txt',
  '/folder-only',
  '/folder-only/',
  '/artists',
  '/ARTISTS/ROCKA',
  '//site.evil/',
  '//artists/rocka',
  '/artists//rocka',
  '/artists%2frocka',
  '/artists%5Crocka',
  '/artists\\rocka',
  '/%00',
  '/index.html%00.png',
  '/../outside.txt',
  '/artists/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/%252e%252e/outside.txt',
  '/..;/outside.txt',
  '/etc/passwd',
])('%s is not there', async (address) => {
  const response = await app.raw(
    `GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
  );

  expect(response).toMatch(/^HTTP\/1.1 404 /);
  expect(response).toMatch(/content-type: text\/html; charset=utf-8/i);
  expect(response).toContain('Oops! Page not found');
  expect(response).not.toContain('secret');
});

test.each(['/%', '/%zz', '/%E0%A4%A', '/%c0%af'])('%s cannot be read', async (address) => {
  const response = await app.raw(
    `GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
  );

  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toContain('application/problem+json');
});

test('an address with scheme and host, as proxies send it, is understood', async () => {
  const response = await app.raw(
    'GET http://site.test/artists/rocka HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n',
  );

  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response).toContain('Rocka');
});

test('a page takes no other methods, and says which it takes', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await get('/', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  }
  const options = await get('/artists/rocka', {}, 'OPTIONS');
  expect(options.status).toBe(204);
  expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect((await get('/nothing', {}, 'POST')).status).toBe(404);
});

test('a file that a later build took away is missing, not broken', async () => {
  rmSync(path.join(site, 'fonts/plain.woff2'));
  const other = await testApp('sqlite', { site });
  writeFileSync(path.join(site, 'short-lived.txt'), 'here');
  const late = await testApp('sqlite', { site });
  rmSync(path.join(site, 'short-lived.txt'));

  expect((await other.fetch('/fonts/plain.woff2')).status).toBe(404);
  expect((await late.fetch('/short-lived.txt')).status).toBe(404);
  await other.close();
  await late.close();
});

test('without a built site the answer names the command that builds it', async () => {
  const bare = await testApp('sqlite');

  for (const address of ['/', '/artists/rocka']) {
    const response = await bare.fetch(address);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      type: 'urn:problem-type:site_not_built',
      detail: expect.stringContaining('npm run build'),
    });
  }
  expect((await bare.fetch('/api/health')).status).toBe(200);
  await bare.close();
});
