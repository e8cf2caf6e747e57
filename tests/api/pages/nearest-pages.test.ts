import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestApp, testApp } from '../../support/app/test-app';
import { writeSite } from '../../support/test-site';

const PAGE = '<h1>Oops!</h1><div data-fill="nearest"></div>';
const CONTEXT = {
  title: 'Page not found',
  nearest: 'Perhaps one of these',
  known: [
    { href: '/artists/rocka', label: 'Rocka <live>' },
    { href: '/support', label: 'Support', words: 'login' },
  ],
};

const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
let app: TestApp;
beforeAll(async () => {
  writeSite(site, {
    'index.html': 'Home',
    '404.html': PAGE,
    'page-data/404.html/page-data.json': JSON.stringify({ result: { pageContext: CONTEXT } }),
  });
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

async function open(address: string, accept = 'text/html,*/*;q=0.8') {
  const response = await app.fetch(address, { headers: { accept } });
  return { response, html: await response.text() };
}

test('an unknown address is answered with what was perhaps meant, and no script is needed', async () => {
  const { response, html } = await open('/login');

  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(html).toBe(
    '<h1>Oops!</h1><div data-fill="nearest"><h2 class="label">Perhaps one of these</h2><ul><li><a href="/support"><b>Support</b> <small>/support</small></a></li></ul></div>',
  );
  expect((await open('/artists/rocca')).html).toContain('<b>Rocka &#60;live&#62;</b>');
});

test('what is asked is never written into the page', async () => {
  const { response, html } = await open('/%3Cscript%3Ealert(1)%3C/script%3E?q=<img>');

  expect(response.status).toBe(404);
  expect(html).not.toContain('alert');
  expect(html).not.toContain('<img');
});

test.each([
  ['a program', '/login', '*/*'],
  ['an address that nobody types', `/login${'-'.repeat(100)}`, 'text/html'],
])('%s gets the page as it was built', async (_, address, accept) => {
  const { response, html } = await open(address, accept);

  expect(response.status).toBe(404);
  expect(html).toBe(PAGE);
});

test('a site of another version answers with the page as it was built', async () => {
  const older = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const { known: _, ...context } = CONTEXT;
  writeSite(older, {
    'index.html': 'Home',
    '404.html': PAGE,
    'page-data/404.html/page-data.json': JSON.stringify({ result: { pageContext: context } }),
  });
  const other = await testApp('sqlite', { site: older });

  const response = await other.fetch('/login', { headers: { accept: 'text/html' } });

  expect(response.status).toBe(404);
  expect(await response.text()).toBe(PAGE);
  await other.close();
  rmSync(older, { recursive: true });
});

test('who keeps answers is told that programs get another one', async () => {
  for (const accept of ['text/html', '*/*'])
    expect((await open('/login', accept)).response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
});

test('many at once are all answered', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => open('/login')));

  expect(all.map(({ response }) => response.status)).toEqual(Array(20).fill(404));
  expect(all.filter(({ html }) => html.startsWith('<h1>Oops!</h1>'))).toHaveLength(20);
});
