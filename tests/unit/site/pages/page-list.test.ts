import { existsSync } from 'node:fs';
import path from 'node:path';
import { routesOf } from '../../../../content/derive/routes';
import type { Artist } from '../../../../content/schema/content';
import { findEntries } from '../../../../services/contracts/search/find-entries';
import { noPicture } from '../../../../site/build/pictures';
import { pageList } from '../../../../site/page-list';
import { byTempo, threadsOf } from '../../../../site/pages/artists/tempo-rows';
import type { HomeContext } from '../../../../site/pages/home/home';
import { rowsToHear } from '../../../../site/pages/listen/listen-lists';
import type { Page } from '../../../../site/pages/page';
import type { SearchContext } from '../../../../site/pages/search';
import { ROUTES } from '../../../e2e/routes';
import { testContent } from '../../../support/content/test-content';

let pages: Page[];
let routes: string[];
beforeAll(async () => {
  const content = await testContent();
  pages = pageList({ content, picture: noPicture });
  routes = routesOf(content);
});

function twice(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every address of the content has exactly one page', () => {
  const paths = pages.map((page) => page.path);

  expect(routes.filter((route) => !paths.includes(route))).toEqual([]);
  expect(twice(paths)).toEqual([]);
});

test('every page has a template that exists', () => {
  const missing = pages.filter(
    ({ template }) => !existsSync(path.join('site/templates', `${template}.tsx`)),
  );

  expect(missing.map(({ template }) => template)).toEqual([]);
});

test('browser tests look at a page of every template, and at every page that the service fills', () => {
  const isLookedAt = ({ path: route }: Page) => ROUTES.includes(route);
  const seen = pages.filter(isLookedAt).map(({ template }) => template);
  const unseen = pages.filter(
    (page) =>
      !seen.includes(page.template) || (page.template === 'filled-page' && !isLookedAt(page)),
  );

  // One of its pages gets its line in tests/e2e/routes.ts. Unknown addresses are in e2e/every-page/pages.
  expect([...new Set(unseen.map(({ template, path }) => `${template} ${path}`))]).toEqual([
    'not-found /404',
  ]);
});

test('no two pages that count for themselves share a title or a description', () => {
  const own = pages.filter(({ context }) => context.seo.canonical === undefined);

  expect(twice(own.map(({ context }) => context.seo.title))).toEqual([]);
  expect(twice(own.map(({ context }) => context.seo.description))).toEqual([]);
});

test('what is not listed is kept out of search engines or counts as another page', () => {
  const isHidden = ({ seo }: Page['context']) => Boolean(seo.noindex ?? seo.canonical);
  const wrong = pages.filter(({ isListed, context }) => isListed === isHidden(context));

  expect(wrong.map((page) => page.path)).toEqual([]);
});

test('the search page finds every listed page and no other', () => {
  const search = pages.find(({ template }) => template === 'search');
  const found = JSON.stringify(search?.context);
  const listed = pages.filter((page) => page.isListed && page !== search);
  const isFound = (page: Page) => found.includes(`"href":"${page.path}"`);

  expect(listed.filter((page) => !isFound(page))).toEqual([]);
  expect(pages.filter((page) => !page.isListed && isFound(page))).toEqual([]);
  expect(listed.length).toBeGreaterThan(50);
});

test('the page for unknown addresses knows the listed pages', () => {
  const notFound = pages.find((page) => page.path === '/404');
  const listed = pages.filter(({ isListed }) => isListed);

  expect(notFound?.context).toMatchObject({
    known: listed.map(({ path: href, context }) =>
      expect.objectContaining({ href, label: context.seo.title }),
    ),
  });
});

test.each([
  ['careers', '/about/team'],
  ['unsubscribe', '/join/newsletter'],
  ['delete my data', '/privacy/request'],
  ['tickets', '/join/events'],
  ['swahili', '/artists/kayoba'],
  ['french', '/artists/zaya'],
  ['morna', '/artists/nyra'],
  ['training', '/ai'],
  ['ceo', '/about/team'],
  ['privacy policy', '/privacy'],
  ['terms and conditions', '/terms'],
  ['rocka songs', '/artists/rocka'],
  ['zaya release date', '/artists/zaya'],
  ['license a song', '/licensing'],
  ['grammys', '/news/rocka-grammy-collab'],
  ['job openings', '/about/team'],
  ['login', '/support'],
  ['blog', '/news'],
  ['concert tickets', '/join/events'],
  ['how much does a license cost', '/licensing'],
])('who searches for "%s" finds %s among the first', (query, path) => {
  const page = pages.find(({ template }) => template === 'search') as Page<SearchContext>;

  const found = findEntries(page.context.groups, query).groups.flatMap(({ entries }) => entries);
  expect(found.slice(0, 3).map(({ href }) => href)).toContain(path);
});

test('words that are typed for a page are given to one that there is', async () => {
  const content = await testContent();

  const given = Object.keys(content.pages.system.search.words);
  expect(given.filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
});

test('a roster of sixty leaves the home page six faces and eight signatures, by their order', async () => {
  const content = await testContent();
  const [artist] = content.artists;
  if (!artist) throw new Error('No artist to go by');
  const artists = Array.from({ length: 60 }, (_, n) => ({ ...artist, slug: `artist-${n}` }));
  const recording = { seconds: 9, curve: [], href: '/signatures/one.mp3', bytes: 9 };
  const all = pageList({
    content: { ...content, artists: [...artists, ...content.artists] },
    picture: noPicture,
    recordings: Object.fromEntries(artists.map(({ slug }) => [slug, recording])),
  });
  const [home] = all;
  if (home?.path !== '/') throw new Error('The home page is not the first');
  const { hero } = home.context as HomeContext; // its template takes no other

  expect(hero.strips.map(({ id }) => id)).toEqual(artists.slice(0, 6).map(({ slug }) => slug));
  expect(hero.latest).toHaveLength(8);
});

test('over a list of sixty stand eight threads, the slowest and the fastest among them', async () => {
  const { artists } = await testContent();
  const [artist] = artists;
  if (!artist) throw new Error('No artist to go by');
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...artist,
    slug: `artist-${n}`,
    bpm: 60 + n,
  }));

  expect(threadsOf(many)).toHaveLength(8);
  expect(threadsOf(many)[0]).toBe('artist-0');
  expect(threadsOf(many).at(-1)).toBe('artist-59');
  expect(threadsOf(artists)).toEqual(byTempo(artists).map(({ slug }) => slug));
});

test('an event that is searched for is found at its own place', async () => {
  const content = await testContent();
  const search = pages.find(({ template }) => template === 'search') as Page<SearchContext>;
  const { groups } = search.context;
  const events = groups.find(({ id }) => id === 'events')?.entries ?? [];

  expect(events.map(({ href }) => href)).toEqual(
    content.happenings.map(({ slug }) => `/join/events#${slug}`),
  );
});

test('the pages of an artist called as what every object has lead to the profile', async () => {
  const content = await testContent();
  const [zaya] = content.artists.filter(({ slug }) => slug === 'zaya');
  // one of the five
  const called = { ...(zaya as Artist), slug: 'constructor', route: '/artists/constructor' };
  const artists = [...content.artists, called];

  const rows = rowsToHear({ content: { ...content, artists }, picture: noPicture }, [called]);

  expect(rows.map(({ href }) => href)).toEqual(['/artists/constructor']);
});
