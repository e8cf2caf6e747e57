import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { searchIndexOf } from '../../../services/search/search-index';
import { type TestApp, testApp } from '../../support/app/test-app';
import { writeSite } from '../../support/test-site';

const PAGE =
  '<h1>Search</h1><main><form style="--size:15"><input name="q" value=""></form><div data-fill="search"></div><p>Everything</p></main>';
const INDEX = {
  result: {
    pageContext: {
      title: 'Search',
      texts: {
        hint: 'Accents make no difference.',
        asked: '“{query}”: {count}',
        partly: 'Nothing has all of it.',
        more: 'All {n} in {kind}',
        everyKind: 'Every kind',
        results: { zero: 'No results', one: '{n} result', other: '{n} results' },
        empty: {
          title: 'Nothing found for “{query}”',
          text: 'Try fewer words.',
          meant: 'Did you mean “{query}”?',
          link: { label: 'Artists', href: '/artists' },
          ask: { label: 'Ask the assistant', href: '/ask' },
          mark: { path: 'M5 46', width: 92, height: 48 },
        },
      },
      groups: [
        {
          id: 'artists',
          label: 'Artists',
          entries: [
            {
              href: '/artists/rocka',
              title: 'Rocka',
              text: 'FUSIÓN NOIR <live> & loud',
              words: 'noir flamenco',
              artistId: 'rocka',
              picture: { sources: [], src: '/static/rocka.webp', width: 10, height: 10 },
            },
            { href: '/artists/nyra', title: 'Nyra', titleLang: 'pt', text: 'Slow "hands".' },
            { href: '/news/sawt', title: 'صوت', titleLang: 'ar', text: 'أغنية', textLang: 'ar' },
          ],
        },
        {
          id: 'events',
          label: 'Events',
          most: 2,
          entries: [1, 2, 3, 4, 5].map((n) => ({
            href: `/join/events/2019#night-${n}`,
            title: `Night ${n}`,
            text: 'A market & a stage.',
          })),
        },
        {
          id: 'pages',
          label: 'Pages',
          entries: [{ href: '/press', title: 'Press', text: 'Rocka.' }],
        },
      ],
    },
  },
};

const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
let app: TestApp;
beforeAll(async () => {
  writeSite(site, {
    'index.html': 'Home',
    'search/index.html': PAGE,
    'page-data/search/page-data.json': JSON.stringify(INDEX),
  });
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

async function search(query: string) {
  const response = await app.fetch(`/search?q=${encodeURIComponent(query)}`);
  return { response, html: await response.text() };
}

test('what a query finds stands on the page, by kind and whatever the case and accents', async () => {
  const { response, html } = await search('fusion ROCKA');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<h1>Search</h1>');
  expect(html).toContain('“fusion ROCKA”: 1 result. Accents make no difference.');
  expect(html).toContain('<h2 class="display">Artists</h2>');
  expect(html).toContain('<mark>FUSIÓN</mark> NOIR &#60;live&#62; &#38; loud');
  expect(html).toContain('<a href="/artists/rocka"><span data-part="art"><picture><img');
  expect(html).not.toContain('Nyra');
  expect(html).not.toContain('Pages');
});

test('what was asked stays in the field, to be changed', async () => {
  expect((await search('roka')).html).toContain('<input name="q" value="roka">');
  expect((await search('"A & B" $&')).html).toContain('value="&#34;A &#38; B&#34; $&#38;"');
});

test('what is long is set smaller, so that the field shows it whole', async () => {
  expect((await search('roka')).html).toContain('--size:15.0');
  expect((await search('how do I leave it all')).html).toContain('--size:4.8');
});

test('a word that is not printed finds its entry, several kinds are counted together', async () => {
  expect((await search('flamenco')).html).toContain('1 result.');
  const { html } = await search('rocka');
  expect(html).toContain('2 results.');
  expect(html.indexOf('Artists')).toBeLessThan(html.indexOf('Pages'));
  expect((await search('hands')).html).toContain('<b lang="pt">Nyra</b>');
  const arabic = (await search('صوت')).html;
  expect(arabic).toContain('<b lang="ar" dir="auto"><mark>صوت</mark></b>');
  expect(arabic).toContain('<span data-part="text" lang="ar" dir="auto">أغنية</span>');
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '{count}{query}$&$1',
])('%s is shown as it was typed and does nothing', async (query) => {
  const { response, html } = await search(query);

  expect(response.status).toBe(200);
  expect(html).toContain('No results.');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain("' onmouseover");
  const shown = query.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  expect(html).toContain(`Nothing found for “${shown}”`);
});

test('where nothing has every word it is said, and the assistant is offered beside the nearest', async () => {
  const { html } = await search('rocka <lagos>');

  expect(html).toContain('2 results. Nothing has all of it.');
  expect(html).toContain('href="/artists/rocka"');
  expect(html).toContain('<a href="/ask?q=rocka+%3Clagos%3E">Ask the assistant</a>');
  expect((await search('roka noir')).html).toContain('<a href="/search?q=Rocka%20noir">');
  expect((await search('rocka')).html).not.toContain('/ask');
});

test('of many entries of one kind the first stand there, with the way to all of them and back', async () => {
  const { html } = await search('night market');
  expect(html).toContain('5 results.');
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('<a href="/search?q=night+market&#38;kind=events">All 5 in Events</a>');

  for (const query of ['night+market', '']) {
    const response = await app.fetch(`/search?q=${query}&kind=events`);
    const all = await response.text();
    expect(all).toContain('5 results.');
    expect(all.match(/<li>/g)).toHaveLength(5);
    expect(all).toContain(`<a href="/search?q=${query}">Every kind</a>`);
    expect(all).not.toContain('All 5');
  }
});

test('a kind that there is not is no kind', async () => {
  const html = await (await app.fetch('/search?q=rocka&kind="><b>')).text();
  expect(html).toContain('2 results.');
  expect(html).not.toContain('"><b>');
});

test('a slip of the finger is answered with what was meant, as a link', async () => {
  const { html } = await search('roka');

  expect(html).toContain('<a href="/search?q=Rocka">Did you mean “Rocka”?</a>');
  expect((await search('beethoven')).html).not.toContain('Did you mean');
});

test('what search does not find is handed to the assistant, word for word', async () => {
  const { html } = await search('lagos & when?');

  expect(html).toContain('<a href="/ask?q=lagos+%26+when%3F">Ask the assistant</a>');
  // a picture that the cut goes through is no reason to fail
  expect((await search(`${'a'.repeat(99)}🎧`)).response.status).toBe(200);
});

test('a long query is cut, one of nothing but spaces leaves the page as it is', async () => {
  const { html } = await search('a'.repeat(5000));
  expect(html).toContain(`Nothing found for “${'a'.repeat(100)}”`);
  expect((await search('   ')).html).toContain('<div data-fill="search"></div>');
});

test('without a query the page is a file like any other', async () => {
  const response = await app.fetch('/search');
  expect(response.headers.get('etag')).not.toBeNull();
  expect(await response.text()).toBe(PAGE);
});

test('where no site is, the address says so instead of finding nothing', async () => {
  const bare = await testApp('sqlite');
  const response = await bare.fetch('/search?q=rocka');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ type: 'urn:problem-type:site_not_built' });
  await bare.close();
});

test('an index that cannot be read at one moment is read at the next', async () => {
  const { html } = app.deps.pages;
  const isAway = { now: true };
  const pages = { html: (path: string) => (isAway.now ? Promise.reject(new Error()) : html(path)) };
  const indexOf = searchIndexOf(pages);

  expect(await indexOf()).toBeUndefined();
  isAway.now = false;

  expect((await indexOf())?.title).toBe('Search');
  expect(await indexOf()).toBe(await indexOf());
});

test('a site of another version lists everything, as without a query', async () => {
  const older = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const { groups } = INDEX.result.pageContext;
  writeSite(older, {
    'index.html': 'Home',
    'search/index.html': PAGE,
    'page-data/search/page-data.json': JSON.stringify({ result: { pageContext: { groups } } }),
  });
  const other = await testApp('sqlite', { site: older });

  const response = await other.fetch('/search?q=rocka');

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div data-fill="search"></div><p>Everything');
  await other.close();
  rmSync(older, { recursive: true });
});

test('however many search at once, calls of others are answered in between', async () => {
  const answered: string[] = [];
  const ask = async (address: string, name: string) => {
    const response = await app.fetch(address, { headers: { 'accept-encoding': 'identity' } });
    await response.text();
    answered.push(`${name} ${response.status}`);
  };
  // with connections that stand, all arrive at once
  await Promise.all(Array.from({ length: 151 }, () => ask('/api/health', 'first')));
  answered.length = 0;
  const searches = Array.from({ length: 150 }, () => ask('/search?q=rocka', 'search'));
  await Promise.all([...searches, ask('/api/health', 'health')]);

  expect(answered.filter((name) => name === 'search 200')).toHaveLength(150);
  expect(answered.indexOf('health 200')).toBeLessThan(answered.length / 2);
});

test('an index of any size is searched', async () => {
  const grown = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const context = INDEX.result.pageContext;
  const [artists, ...others] = context.groups;
  const nights = Array.from({ length: 5000 }, (_, n) => ({
    href: `/join/events/2019#night-${n}`,
    title: `Night ${n}`,
    text: 'A market & a stage, and whoever comes by.',
  }));
  const groups = [artists, { id: 'nights', label: 'Nights', most: 2, entries: nights }, ...others];
  writeSite(grown, {
    'index.html': 'Home',
    'search/index.html': PAGE,
    'page-data/search/page-data.json': JSON.stringify({
      result: { pageContext: { ...context, groups } },
    }),
  });
  const large = await testApp('sqlite', { site: grown });

  const html = await (await large.fetch('/search?q=nyra')).text();
  await large.close();
  rmSync(grown, { recursive: true });
  expect(html).toContain('“nyra”: 1 result');
});
