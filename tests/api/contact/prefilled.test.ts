import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestApp, testApp } from '../../support/app/test-app';
import { writeSite } from '../../support/test-site';

const PAGE = `<main><p aria-live="polite">Not this.</p><form>
<input name="name"/>
<input type="radio" name="inquiryType" checked="" value="general"/>
<input type="radio" name="inquiryType" value="job"/>
<p class="caption" aria-live="polite">Anything else.</p>
<div data-fill="contact-words"></div></form></main>`;

const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
let app: TestApp;
beforeAll(async () => {
  writeSite(site, { 'index.html': 'Home', 'contact/index.html': PAGE });
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

const get = async (query: string) => (await app.fetch(`/contact${query}`)).text();

test('an address that names a type and a subject opens the form with both', async () => {
  const html = await get('?type=job&about=voice-engineer');

  expect(html).toContain('name="inquiryType" checked="" value="job"');
  expect(html).toContain('name="inquiryType" value="general"');
  expect(html).toContain('<p class="caption" aria-live="polite">Tell us the position.</p>');
  expect(html).toContain('<p aria-live="polite">Not this.</p>');
  expect(html).toContain('<p>About: AI Engineer, Voice</p>');
  expect(html).toContain('<input type="hidden" name="about" value="voice-engineer">');
});

test('who comes for the form is brought to it by the browser', async () => {
  expect(await get('?type=licensing&about=license')).toContain('<input autofocus="" name="name"/>');
});

test('a type that does not exist chooses nothing, and a subject is no markup', async () => {
  const html = await get('?type=%3Cb%3E&about=%22%3E%3Cscript%3E$%26');

  expect(html).toContain('checked="" value="general"');
  expect(html).toContain('Anything else.');
  expect(html).not.toContain('<script');
  expect(html).toContain('value="&#34;&#62;&#60;script&#62;$&#38;"');
});

test.each([
  ['a line break', 'voice%0D%0Aengineer'],
  ['what is too long', 'x'.repeat(121)],
])(
  'a subject with %s, which would be refused with the message, is left out',
  async (_what, about) => {
    const html = await get(`?type=job&about=${about}`);

    expect(html).toContain('value="job"');
    expect(html).not.toContain('name="about"');
  },
);

test('without a type the page is the one that was built', async () => {
  expect(await get('')).toBe(PAGE);
  expect(await get('?about=press')).toBe(PAGE);
});

test.each(['br', 'gzip'])('it is sent as small as %s makes it', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const response = await app.fetch('/contact?type=job', { headers });

  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toContain('checked="" value="job"');
});

test('it is sent as it is to whoever takes nothing smaller', async () => {
  const headers = { 'accept-encoding': 'identity' };
  const response = await app.fetch('/contact?type=job', { headers });

  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toContain('checked="" value="job"');
});
