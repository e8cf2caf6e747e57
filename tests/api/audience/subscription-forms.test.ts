import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedContent } from '../../../db/audience/artists';
import { findSubscriptionOf } from '../../../db/audience/subscriptions';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ADA, linkTo, type Newsletter, newsletterOf } from '../../support/audience/newsletter';
import { writeSite } from '../../support/test-site';

const page = (title: string) => `<h1>${title}</h1><main><div data-fill="newsletter"></div></main>`;
/** Of one page of the site alone. */
const POLICY = "script-src 'sha256-confirm'; form-action 'self'";
const PAGES = ['result', 'confirm', 'unsubscribe', 'preferences'];

const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
let app: TestApp;
let newsletter: Newsletter;
beforeAll(async () => {
  const pages = PAGES.map((name) => [`newsletter/${name}/index.html`, page(name)] as const);
  writeSite(site, {
    'index.html': 'Home',
    '.content-security': JSON.stringify({ '/newsletter/confirm': POLICY }),
    ...Object.fromEntries(pages),
  });
  app = await testApp('sqlite', { site });
  newsletter = newsletterOf(app);
});
beforeEach(async () => {
  await app.reset();
  await seedContent(app.deps.db, [{ id: 'rocka', name: 'Rocka' }]);
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

const row = () => findSubscriptionOf(app.deps.db, ADA);
const submit = (address: string, fields: [string, string][]) =>
  app.fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
const signUp = (...fields: [string, string][]) =>
  submit('/api/subscriptions', [['email', ADA], ['source', 'footer'], ...fields]);

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(address, { headers });
  return { response, html: await response.text() };
}

test('a plain form leads to a page that says to look at the mail', async () => {
  const response = await signUp(['topics', 'drops'], ['topics', 'artist:rocka'], ['website', '']);

  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/newsletter/result?status=pending');
  expect(await row()).toMatchObject({ topics: '["drops","artist:rocka"]', source: 'footer' });
  const { html } = await open('/newsletter/result?status=pending');
  expect(html).toContain('<h1>result</h1>');
  expect(html).toContain('Check your mail.');
});

test('what is wrong is named, and nothing that was typed is in the address', async () => {
  const response = await submit('/api/subscriptions', [
    ['email', '<script>'],
    ['source', 'footer'],
    ['topics', 'nonsense'],
  ]);

  const location = response.headers.get('location');
  expect(response.status).toBe(303);
  expect(location).toBe('/newsletter/result?status=invalid&fields=email%2Ctopics');
  const { html } = await open(location ?? '');
  expect(html).toContain('That address looks incomplete.');
  expect(html).toContain('Please choose at least one topic.');
  expect(await row()).toBeUndefined();
});

test('when the service is full the visitor is told', async () => {
  const { writes } = app.deps;
  const full = Object.assign(new Error('disk'), { code: 'SQLITE_FULL' });
  app.deps.writes = { ...writes, write: () => Promise.reject(full) };

  const response = await signUp();

  app.deps.writes = writes;
  expect(response.headers.get('location')).toBe('/newsletter/result?status=failed');
});

test.each([['/api/subscriptions/confirm'], ['/newsletter/confirm']])(
  'the page of the confirmation mail at %s changes nothing and holds the button',
  async (address) => {
    await signUp();
    const token = linkTo('confirm', await newsletter.mails());

    const { response, html } = await open(`${address}?token=${token}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toContain(POLICY);
    expect(html).toContain('<h1>confirm</h1>');
    expect(html).not.toContain('<script');
    expect(html).toContain(
      `<form method="post" action="/api/subscriptions/confirm" data-send><input type="hidden" name="token" value="${token}">`,
    );
    expect(await row()).toMatchObject({ status: 'pending' });
  },
);

test('the button confirms; pressed again it says so, and used up it says that', async () => {
  await signUp();
  const token = linkTo('confirm', await newsletter.mails());
  const press = async () =>
    (await submit('/api/subscriptions/confirm', [['token', token]])).headers.get('location');

  expect(await press()).toBe('/newsletter/result?status=confirmed');
  expect(await row()).toMatchObject({ status: 'active' });
  expect(await press()).toBe('/newsletter/result?status=confirmed');
  const used = await open(`/api/subscriptions/confirm?token=${token}`);
  expect(used.html).toContain('Already confirmed.');
  expect(used.html).not.toContain('<form');

  await app.fetch(
    `/api/subscriptions/unsubscribe?token=${linkTo('unsubscribe', await newsletter.mails())}`,
    { method: 'POST' },
  );
  expect(await press()).toBe('/newsletter/result?status=expired');
});

test.each([['confirm'], ['preferences']])(
  'an unknown link to %s says what to do, and repeats nothing',
  async (name) => {
    const { response, html } = await open(
      `/api/subscriptions/${name}?token=%3Cscript%3Ealert(1)%3C/script%3E`,
      { accept: 'text/html' },
    );

    expect(response.status).toBe(410);
    expect(html).toContain('This link has been used or has expired.');
    expect(html).not.toMatch(/script|alert/);
  },
);

test('the page that leaves keeps what it is given from becoming markup', async () => {
  const { html } = await open('/newsletter/unsubscribe?token=%22%3E%3Cscript%3E');

  expect(html).not.toContain('<script');
});

test.each(PAGES.map((name) => [name]))('/newsletter/%s without a link says so', async (name) => {
  const { response, html } = await open(`/newsletter/${name}`);

  expect(response.status).toBe(200);
  expect(html).toContain('Open this page with a link.');
});

test.each([
  ['?status=<img src=x>'],
  ['?status=constructor'],
  ['?status=__proto__'],
  ['?status=invalid&fields=<b>,__proto__'],
  ['?%E0%A4%A'],
])('nothing of the address %s is repeated', async (query) => {
  const { response, html } = await open(`/newsletter/result${query}`);

  expect(response.status).toBe(200);
  expect(html).not.toMatch(/<img|<b>|function|native|undefined|null/);
});

test('the button of the page that leaves, leaves', async () => {
  await newsletter.activate();
  const token = linkTo('unsubscribe', await newsletter.mails());

  const { html } = await open(`/api/subscriptions/unsubscribe?token=${token}`);
  expect(html).toContain('action="/api/subscriptions/unsubscribe"');
  expect(html).not.toContain('data-send');
  const response = await submit('/api/subscriptions/unsubscribe', [['token', token]]);

  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/newsletter/result?status=left');
  expect(await row()).toMatchObject({ status: 'unsubscribed' });
  const again = await open(`/newsletter/unsubscribe?token=${token}`);
  expect(again.html).toContain('No more mail');
  expect(again.html).not.toContain('<form');
});

test('the settings stand on a page, with what is chosen ticked', async () => {
  const token = await newsletter.activate({ topics: ['drops'] });

  const { response, html } = await open(`/api/subscriptions/preferences?token=${token}`, {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  });

  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('vary')).toContain('Accept');
  expect(html).toContain('<h1>preferences</h1>');
  expect(html).toContain(ADA);
  expect(html).toContain('value="drops" checked>');
  expect(html).toContain('value="events">');
  expect(html).toContain(`/api/subscriptions/data?token=${token}`);
});

test.each([
  [
    'save',
    [
      ['topics', 'events'],
      ['topics', 'artist:rocka'],
    ],
    'saved',
    '["events","artist:rocka"]',
  ],
  ['save', [], 'left', '[]'],
  ['leave', [['topics', 'events']], 'left', '[]'],
  ['erase', [], 'erased', undefined],
] as [string, [string, string][], string, string | undefined][])(
  'without script the settings can be changed: %s %j',
  async (action, fields, outcome, topics) => {
    const token = await newsletter.activate({ topics: ['drops'] });

    const response = await submit('/api/subscriptions/preferences', [
      ['token', token],
      ['action', action],
      ...fields,
    ]);

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/newsletter/result?status=${outcome}`);
    expect((await row())?.topics).toBe(topics);
  },
);

test.each([
  [[['action', 'erase']], 'invalid&fields=token'],
  [
    [
      ['token', 'x'],
      ['action', 'erase'],
    ],
    'expired',
  ],
  [
    [
      ['token', 'x'],
      ['action', 'nonsense'],
    ],
    'invalid&fields=action',
  ],
] as [[string, string][], string][])(
  'a broken form %j changes nothing',
  async (fields, outcome) => {
    await newsletter.activate();

    const response = await submit('/api/subscriptions/preferences', fields);

    expect(response.headers.get('location')).toBe(`/newsletter/result?status=${outcome}`);
    expect(await row()).toMatchObject({ status: 'active' });
  },
);

test('without a site beside the service the pages are bare and work', async () => {
  const bare = await testApp('sqlite');
  const { signUp: send, mails } = newsletterOf(bare);
  await send();
  const token = linkTo('confirm', await mails());

  const response = await bare.fetch(`/api/subscriptions/confirm?token=${token}`);

  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  const html = await response.text();
  expect(html).toMatch(/^<!doctype html>.*<h1>Confirm<\/h1>.*<form.*<\/html>/s);
  const script = await bare.fetch(/<script src="([^"]*)" defer>/.exec(html)?.[1] ?? '/none');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toContain('.submit()');
  const leaving = await bare.fetch(`/api/subscriptions/unsubscribe?token=${token}`);
  expect(await leaving.text()).not.toContain('<script');
  await bare.close();
});
