import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { storedMessages } from '../../support/inbox';
import { writeSite } from '../../support/test-site';

const PAGE = '<h1>Contact</h1><main><div data-fill="contact-result"></div></main>';

describe.each(ENGINES)('on %s', (engine) => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  let app: TestApp;
  beforeAll(async () => {
    writeSite(site, { 'index.html': 'Home', 'contact/result/index.html': PAGE });
    app = await testApp(engine, { site });
  });
  beforeEach(() => app.reset());
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });

  const submit = (fields: Record<string, string>) =>
    app.fetch('/api/contact', { method: 'POST', body: new URLSearchParams(fields) });
  const aForm = (fields: Record<string, string> = {}) => ({
    name: 'Ada Example',
    email: 'ada@example.org',
    inquiryType: 'general',
    message: 'Hello',
    ...fields,
  });

  async function result(location: string | null) {
    const response = await app.fetch(location ?? '');
    return { response, html: await response.text() };
  }

  test('a plain form leads to a page that shows the reference', async () => {
    const response = await submit(aForm({ page: '', about: '' }));

    expect(response.status).toBe(303);
    const [message] = await storedMessages(app.deps.db, 10);
    expect(response.headers.get('location')).toBe(
      `/contact/result?status=sent&reference=${message?.reference}`,
    );
    const { response: page, html } = await result(response.headers.get('location'));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('<h1>Contact</h1>');
    expect(html).toContain('Message sent');
    expect(html).toContain('We will get back to you shortly.');
    expect(html).toContain(message?.reference);
  });

  test('what is wrong is named by field, and nothing that was typed is in the address', async () => {
    const response = await submit({ name: ' ', email: '<script>', message: 'Secret words' });

    const location = response.headers.get('location');
    expect(response.status).toBe(303);
    expect(location).toBe('/contact/result?status=invalid&fields=name%2Cemail');
    const { html } = await result(location);
    expect(html).toContain('Send failed');
    expect(html).toContain('Please tell us your name.');
    expect(html).toContain('That address looks incomplete.');
    expect(html).not.toContain('Please write a message.');
    expect(html).toContain('href="/contact"');
    expect(await storedMessages(app.deps.db, 10)).toEqual([]);
  });

  test('line ends that the browser made are those that the visitor typed', async () => {
    await submit(aForm({ message: 'One\r\nTwo' }));

    expect(await storedMessages(app.deps.db, 10)).toMatchObject([{ message: 'One\nTwo' }]);
  });

  test('5000 characters with line ends fit, as the form counts them', async () => {
    const response = await submit(aForm({ message: `a${'\r\n'.repeat(4998)}b` }));

    expect(response.headers.get('location')).toContain('status=sent');
  });

  test('a form that holds more than can be read is answered with a page, and the way back to it', async () => {
    const send = (accept: string) =>
      app.fetch('/api/contact', {
        method: 'POST',
        headers: { accept },
        body: new URLSearchParams(aForm({ message: 'ж'.repeat(12_000) })),
      });

    const page = await send('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.status).toBe(413);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toMatch(/This is too long: at most 64 KiB.*Back button returns/s);
    const problem = await send('*/*');
    expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  test('when the service is full the visitor is told, and can go back to the form', async () => {
    const { writes } = app.deps;
    const full = Object.assign(new Error('disk'), { code: 'SQLITE_FULL' });
    app.deps.writes = { ...writes, write: () => Promise.reject(full) };

    const response = await submit(aForm());

    app.deps.writes = writes;
    expect(response.headers.get('location')).toBe('/contact/result?status=failed');
    const { html } = await result(response.headers.get('location'));
    expect(html).toContain('Send failed');
    expect(html).toContain('Please try again later.');
  });

  test.each([
    ['?status=sent&reference=<script>alert(1)</script>'],
    ['?status=sent'],
    ['?status=sent&reference=AA-000000'],
    ['?status=<img src=x>'],
    ['?status=invalid&fields=<b>,__proto__,constructor'],
    ['?%E0%A4%A'],
    [''],
  ])('nothing of the address %s is repeated', async (query) => {
    const { response, html } = await result(`/contact/result${query}`);

    expect(response.status).toBe(200);
    expect(html).not.toMatch(/script|alert|<img|<b>|AA-000000|function|Message sent/);
    expect(html).toContain('href="/contact"');
  });
});

test('without a site beside the service the result stands on a bare page', async () => {
  const app = await testApp('sqlite');

  const response = await app.fetch('/contact/result?status=sent&reference=AA-7K3M9Q');

  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!doctype html>.*Message sent.*AA-7K3M9Q/s);
  await app.close();
});
