import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestApp, testApp } from '../../support/app/test-app';
import { writeSite } from '../../support/test-site';

const PAGE = `<main><form>
<input type="checkbox" name="topics" checked="" value="drops">
<input type="checkbox" name="topics" value="beta">
<details class="more"><summary>Artists</summary>
<input type="checkbox" name="topics" value="artist:zaya"></details></form></main>
<footer><details class="fold"><summary>More</summary></details></footer>`;

const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
let app: TestApp;
beforeAll(async () => {
  writeSite(site, { 'index.html': 'Home', 'join/newsletter/index.html': PAGE });
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

const get = async (query: string) => (await app.fetch(`/join/newsletter${query}`)).text();

test('an address that names an artist opens the form with that tick, in sight, and no other', async () => {
  const html = await get('?topics=artist:zaya');

  expect(html).toContain('name="topics" checked="" value="artist:zaya"');
  expect(html).toContain('<details open="" class="more">');
  expect(html).toContain('<details class="fold">');
  expect(html.match(/checked/g)).toHaveLength(1);
});

test('several topics are ticked, and what does not exist is left out', async () => {
  const html = await get('?topics=beta,drops,nothing');

  expect(html).toContain('name="topics" checked="" value="beta"');
  expect(html).toContain('name="topics" checked="" value="drops"');
  expect(html).toContain('<details class="more">');
});

test('among thousands of topics those that there are are ticked', async () => {
  const many = `drops,${'x,'.repeat(7_400)}beta`;
  const html = await (await app.fetch(`/join/newsletter?topics=${many}`)).text();

  expect(html.match(/checked=""/g)).toHaveLength(2);
});

test.each([
  '',
  '?topics=',
  '?topics=nothing',
  '?topics=%22%3E%3Cscript%3E$%26',
  '?utm_source=mail',
])('the page is the one that was built for %j', async (query) => {
  expect(await get(query)).toBe(PAGE);
});
