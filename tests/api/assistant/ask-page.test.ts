import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readQuestions } from '../../../db/assistant/assistant-questions';
import { type TestApp, testApp } from '../../support/app/test-app';
import { writeSite } from '../../support/test-site';

const PAGE = '<h1>Ask</h1><main><div data-fill="ask"></div><form></form></main>';

const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
let app: TestApp;
beforeAll(async () => {
  writeSite(site, { 'index.html': 'Home', 'ask/index.html': PAGE });
  app = await testApp('sqlite', { site });
});
beforeEach(() => app.reset());
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

const get = async (query: string) => {
  const response = await app.fetch(`/ask${query}`);
  return { response, html: await response.text() };
};

test('an answer in another language is marked as such', async () => {
  const { html } = await get('?q=asante+sana');

  expect(html).toContain('<p data-answer="answer" lang="sw">Karibu.</p>');
});

test('a plain form is answered in the page, with the pages the answer is from', async () => {
  const { response, html } = await get('?q=How+fast+is+Zaya%3F');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(html).toContain('<h1>Ask</h1>');
  expect(html).toContain('<h2>How fast is Zaya?</h2>');
  expect(html).toContain('118–128 BPM');
  expect(html).toContain('<a href="/artists/zaya">Zaya</a>');
  expect(html).toMatch(/<a href="\/ask\?q=[^"<>]+">/);
});

test('without a question the page is the one that was built', async () => {
  const { response, html } = await get('');

  expect(response.headers.get('etag')).toBeTruthy();
  expect(html).toBe(PAGE);
});

test.each(['?q=', '?q=%20%0A', '?q=%E2%80%8B'])('nothing is asked with %s', async (query) => {
  expect((await get(query)).html).toBe(PAGE);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '</div><div data-fill="ask">$&$1',
])('%s is shown as it was written and does nothing', async (question) => {
  const { response, html } = await get(`?${new URLSearchParams({ q: question })}`);

  expect(response.status).toBe(200);
  expect(html).not.toContain(question);
  expect(html).not.toMatch(/<script|<img|<div data-fill="ask">\$/);
});

test('a question is cut at 500 characters, and bytes that are no text do no harm', async () => {
  const { html } = await get(`?q=${'a'.repeat(900)}`);

  expect(html).toContain(`<h2>${'a'.repeat(500)}</h2>`);
  expect((await get('?q=%E0%A4%A')).response.status).toBe(200);
});

test('what finds no answer here is kept as well', async () => {
  await get('?q=Do+you+rent+tractors%3F');
  await app.deps.writes.idle();

  const { rows } = await readQuestions(app.deps.db, {}, { limit: 9 });
  expect(rows.map(({ question }) => question)).toEqual(['Do you rent tractors?']);
});

test('without a site beside the service the answer stands on a bare page', async () => {
  const bare = await testApp('sqlite');

  const response = await bare.fetch('/ask?q=hello');

  expect(await response.text()).toMatch(/^<!doctype html>.*<h1>Ask<\/h1>.*Hello\./s);
  await bare.close();
});
