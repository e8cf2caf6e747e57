import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CONTACT_RESULT_PATH } from '../../../services/contact/result-page';
import { readPolicies } from '../../../services/pages/policies';
import { type TestApp, testApp } from '../../support/app/test-app';
import { writeSite } from '../../support/test-site';

const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));

let app: TestApp;
beforeAll(async () => {
  writeSite(site, {
    'index.html': '<h1>Home</h1>',
    'artists/rocka/index.html': '<h1>Rocka</h1>',
    'contact/result/index.html': '<div data-fill="contact-result"></div>',
    '404.html': '<h1>Oops! Page not found</h1>',
    'icon.svg': '<svg/>',
    'ai/facts.json': '{"facts":[]}',
    'cards/rocka.jpg': 'card',
    'sound/rocka.mp3': 'sound',
    'events/all.ics': 'BEGIN:VCALENDAR',
    'embed/rocka.html': '<h1>Rocka</h1>',
    'embed/in/rocka.html': '<h1>Rocka</h1>',
    'press/rocka/index.html': '<h1>Press</h1>',
    _headers: '/*',
    '.content-security': JSON.stringify({
      '/': 'policy of home',
      '/artists/rocka': 'policy of rocka',
      '/contact/result': 'policy of result',
      '/404.html': 'policy of lost',
      '/embed/rocka.html': 'policy of player',
    }),
  });
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

const policyOf = async (address: string) =>
  (await app.fetch(address)).headers.get('content-security-policy');

test.each([
  ['/', 'policy of home; upgrade-insecure-requests'],
  ['/artists/rocka', 'policy of rocka; upgrade-insecure-requests'],
  [`${CONTACT_RESULT_PATH}?status=failed`, 'policy of result; upgrade-insecure-requests'],
  ['/nothing', 'policy of lost; upgrade-insecure-requests'],
  ['/api/health', API_POLICY],
  ['/api/nothing', API_POLICY],
])('%s comes with %s', async (address, policy) => {
  expect(await policyOf(address)).toBe(policy);
});

test('a picture that is opened by itself runs nothing', async () => {
  expect(await policyOf('/icon.svg')).toMatch(
    /^default-src 'self'; style-src 'self' 'unsafe-inline';/,
  );
});

test('what a browser has kept keeps its policy when it is still fresh', async () => {
  const { headers } = await app.fetch('/');
  const again = await app.fetch('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });

  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toMatch(/^policy of home/);
});

test('the files that carry the policies are not sent', async () => {
  expect((await app.fetch('/.content-security')).status).toBe(404);
  expect((await app.fetch('/_headers')).status).toBe(404);
});

test('every answer carries the headers that keep a browser careful', async () => {
  for (const address of ['/', '/api/health', '/api/nothing', '/artists/rocka/']) {
    const { headers } = await app.fetch(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect(await app.raw('GET / HTTP/9\r\n\r\n')).toContain(
    `Content-Security-Policy: ${API_POLICY}\r\n`,
  );
});

test.each([
  ['/cards/rocka.jpg', 'cross-origin', '*'],
  ['/sound/rocka.mp3', 'cross-origin', '*'],
  ['/events/all.ics', 'cross-origin', '*'],
  ['/ai/facts.json', 'cross-origin', '*'],
  ['/press/rocka', 'same-origin', null],
  ['/icon.svg', 'same-origin', null],
])('a browser may show %s on pages that are %s', async (address, policy, readers) => {
  const whole = await app.fetch(address);
  const part = await app.fetch(address, { headers: { range: 'bytes=0-1' } });
  const tag = whole.headers.get('etag') ?? '';
  const again = await app.fetch(address, { headers: { 'if-none-match': tag } });

  for (const { headers } of [whole, part, again]) {
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
    expect(headers.get('access-control-allow-origin')).toBe(readers);
  }
});

test('a player alone may stand in a frame of others', async () => {
  const address = '/embed/rocka.html';
  const whole = await app.fetch(address);
  const part = await app.fetch(address, { headers: { range: 'bytes=0-1' } });
  const tag = whole.headers.get('etag') ?? '';
  const again = await app.fetch(address, { headers: { 'if-none-match': tag } });

  expect([whole.status, part.status, again.status]).toEqual([200, 206, 304]);
  for (const { headers } of [whole, part, again]) {
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/^policy of player/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const other of [
    '/embed/in/rocka.html',
    '/embed/nyra.html',
    '/press/rocka',
    '/sound/rocka.mp3',
  ]) {
    expect((await app.fetch(other)).headers.get('x-frame-options')).toBe('DENY');
  }
});

test('without https nothing is said of https', async () => {
  const plain = await testApp('sqlite', { site, env: { PUBLIC_URL: 'http://localhost:8000' } });
  const { headers } = await plain.fetch('/');
  await plain.close();

  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).toBe('policy of home');
});

test('a site without policies shows its pages and runs no inline script', async () => {
  const bare = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const { ofPage } = await readPolicies(bare, false);

  expect(ofPage('/')).toMatch(/script-src 'self';/);
  expect(ofPage('/')).not.toContain('unsafe');
  writeSite(bare, { '.content-security': '{"/": 1}' });
  await expect(readPolicies(bare, false)).rejects.toThrow(
    /cannot be understood. Run: npm run build/,
  );
  rmSync(bare, { recursive: true });
});
