import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestApp, testApp } from '../../support/app/test-app';
import { NOT_FOUND, testSite } from '../../support/test-site';

const { site, remove } = testSite();
let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  remove();
});

/** Without the encodings that fetch would ask for by itself. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(address, { method, headers: { 'accept-encoding': 'identity', ...headers } });

test.each([
  ['/artists/rocka/', '/artists/rocka'],
  ['/artists/rocka/?utm_source=a%20b', '/artists/rocka?utm_source=a%20b'],
  ['/artists/rocka/index.html', '/artists/rocka'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/artists/rocky?take=2', '/artists/rocka?take=2'],
  ['/artists/rocky/', '/artists/rocka'],
  ['/ARTISTS/ROCKA', '/artists/rocka'],
  ['/Artists/Rocka/?take=A', '/artists/rocka?take=A'],
  ['/Artists/Rocky', '/artists/rocka'],
  ['/K%C3%B6ln.html', '/artists/rocka'],
])('%s has moved to %s', async (address, to) => {
  const response = await app.raw(
    `GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
  );

  expect(response).toMatch(/^HTTP\/1.1 308 /);
  expect(response).toContain(`\r\nLocation: ${to}\r\n`);
  expect(response).toContain('\r\nCache-Control: public, max-age=3600\r\n');
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
  '/_redirects',
  '/folder-only',
  '/folder-only/',
  '/artists',
  '/ARTISTS',
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

test('of an address that cannot be read a browser is shown a page', async () => {
  const response = await app.raw(
    'GET /100% HTTP/1.1\r\nHost: site.test\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  );

  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toMatch(/content-type: text\/html; charset=utf-8/i);
  expect(response).toContain('<a href="/">Return to Home</a>');
});

test('an address with scheme and host, as proxies send it, is understood', async () => {
  const response = await app.raw(
    'GET http://site.test/artists/rocka HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n',
  );

  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response).toContain('Rocka');
});

test('it is understood by routes as by pages', async () => {
  const response = await app.raw(
    'GET http://site.test/api/./health?x HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n',
  );

  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response).toContain('"status":"ok"');
});

test('a page that moved, or is missing, says so to HEAD too', async () => {
  const moved = await get('/artists/rocka/', {}, 'HEAD');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/artists/rocka']);
  const missing = await get('/nothing', {}, 'HEAD');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('the page for missing addresses is as small as a client takes it', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const missing = await get('/nothing', { 'accept-encoding': encoding });
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(missing.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await missing.text()).toBe(NOT_FOUND);
  }
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
