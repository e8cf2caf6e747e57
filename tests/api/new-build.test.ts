import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { eachEvent } from '../../db/analytics/read/events';
import { takeNewBuild } from '../../services/pages/follow-builds';
import { openPages } from '../../services/pages/open-pages';
import { aPageView, BROWSER } from '../support/factories';
import { type TestApp, testApp } from '../support/test-app';
import { tempFolder } from '../support/test-process';
import { writeSite } from '../support/test-site';

/** Levels of the log. */
const [INFO, WARN, ERROR] = [30, 40, 50];

let folder: string;
let remove: () => void;
let app: TestApp;
beforeEach(async () => {
  ({ folder, remove } = tempFolder());
  build('one', { 'index.html': '<h1>One</h1>', 'old/index.html': 'old', '404.html': 'gone' });
  app = await testApp('sqlite', { deps: { pages: await openPages(folder) } });
});
afterEach(async () => {
  await app.close();
  remove();
});

let builds = 0;
/** A finished build of some content, a second after the one before. */
function build(content: string, files: Record<string, string>): void {
  writeSite(folder, {
    ...files,
    '.content-security': JSON.stringify({ '/': `script-src '${content}'`, '/new': 'of-new' }),
  });
  end(content);
}

/** What a build writes at the very last. */
function end(content: string): void {
  writeSite(folder, { '.release': JSON.stringify({ version: '1.0.0', content }) });
  builds += 1;
  const time = new Date(Date.UTC(2026, 0, 1, 0, 0, builds));
  utimesSync(path.join(folder, '.release'), time, time);
}

/** The service, which has read some content, looks whether a build has ended. */
async function look(content = 'one'): Promise<void> {
  const { pages, log } = app.deps;
  await takeNewBuild({ pages, folder, content, version: '1.0.0', log });
}

/** What it told its operator. */
function said(): [level: number, text: string][] {
  const lines = app.logLines.map((line) => JSON.parse(line));
  return lines.filter(({ msg }) => msg.includes('public/')).map(({ level, msg }) => [level, msg]);
}

async function viewed(page: string): Promise<string[]> {
  await app.post('/api/analytics/events', aPageView({ path: page }), { 'user-agent': BROWSER });
  const paths = [];
  for await (const row of eachEvent(app.deps.db)) paths.push(row.path);
  return paths;
}

async function home(): Promise<[text: string, policy: string | null]> {
  const response = await app.fetch('/');
  return [await response.text(), response.headers.get('content-security-policy')];
}

test('while a build writes, pages and policies are as they were read', async () => {
  await home();
  writeSite(folder, { 'index.html': '<h1>Half</h1>', 'new/index.html': 'new' });
  await look();

  expect(await home()).toEqual(['<h1>One</h1>', "script-src 'one'"]);
  expect((await app.fetch('/new')).status).toBe(404);
  expect(said()).toEqual([]);
});

test('after a build, new pages are sent with their policies, and old ones are gone', async () => {
  await home();
  build('one', { 'index.html': '<h1>Two</h1>', 'new/index.html': 'new' });
  rmSync(path.join(folder, 'old'), { recursive: true });
  await look();

  expect((await home())[0]).toBe('<h1>Two</h1>');
  expect((await app.fetch('/new')).headers.get('content-security-policy')).toBe('of-new');
  expect((await app.fetch('/old')).status).toBe(404);
  expect(said()).toEqual([[INFO, 'The site in public/ was built anew; its pages are sent now.']]);
});

test('the policy of a page that stays is the new one', async () => {
  await home();
  build('two', { 'index.html': '<h1>Two</h1>' });
  await look('two');

  expect(await home()).toEqual(['<h1>Two</h1>', "script-src 'two'"]);
});

test('of content that the service has not read, the log says what waits for a restart', async () => {
  build('two', { 'index.html': '<h1>Two</h1>' });
  await look('one');

  expect(said()).toEqual([
    [WARN, expect.stringMatching(/built from other content.*Restart the service: its mails/)],
  ]);
});

test('a build is taken once', async () => {
  build('one', { 'index.html': '<h1>Two</h1>' });
  await look();
  await look();

  expect(said()).toHaveLength(1);
});

test('a site that comes only now is served', async () => {
  const empty = tempFolder();
  const pages = await openPages(empty.folder);
  expect([pages.isBuilt, pages.isPage]).toEqual([false, undefined]);
  writeSite(empty.folder, { 'index.html': 'a', '.release': '{}' });

  expect(await pages.renew()).toBe(true);
  expect([pages.isBuilt, pages.isPage?.('/')]).toEqual([true, true]);
  empty.remove();
});

test('a build that cannot be read is told once, and the pages before it go on being sent', async () => {
  await home();
  writeSite(folder, { 'index.html': '<h1>Two</h1>', '.content-security': 'torn' });
  end('one');
  await look();
  await look();

  expect(await home()).toEqual(['<h1>One</h1>', "script-src 'one'"]);
  expect(said()).toEqual([[ERROR, 'The new pages in public/ cannot be read. Run npm run build.']]);
});

test('views of a page that the new build brings are counted under its own path', async () => {
  expect(await viewed('/new')).toEqual(['(unknown)']);
  build('one', { 'new/index.html': 'new' });
  await look();

  expect(await viewed('/new')).toEqual(expect.arrayContaining(['/new']));
});
