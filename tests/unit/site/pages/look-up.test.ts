import { findEntries, meantInstead } from '../../../../services/contracts/search/find-entries';
import { nearestPages } from '../../../../services/contracts/search/nearest-pages';
import { noPicture } from '../../../../site/build/pictures';
import { pageList } from '../../../../site/page-list';
import type { NotFoundContext } from '../../../../site/pages/not-found';
import type { Page } from '../../../../site/pages/page';
import type { SearchContext } from '../../../../site/pages/search';
import { testContent } from '../../../support/content/test-content';

let pages: Page[];
beforeAll(async () => {
  pages = pageList({ content: await testContent(), picture: noPicture });
});

/** The search page’s groups of the product’s own content, and what the page for unknown addresses knows. */
function lookUp() {
  const { groups } = (pages.find(({ template }) => template === 'search') as Page<SearchContext>)
    .context;
  const { known } = (
    pages.find(({ template }) => template === 'not-found') as Page<NotFoundContext>
  ).context;
  return { groups, known };
}

test.each([
  ['ai', '/ai'],
  ['press kit', '/press'],
  ['facts', '/ai/facts'],
  ['upcoming releases', '/news/releases'],
  ['cancel newsletter', '/join/newsletter'],
  ['stop emails', '/join/newsletter'],
  ['opening hours', '/contact'],
  ['talk to a human', '/contact'],
  ['chatbot', '/ask'],
  ['bts', '/news/bts'],
])('“%s” leads to %s', (query, href) => {
  const found = findEntries(lookUp().groups, query);

  expect(found.isPartial).toBe(false);
  expect(found.groups[0]?.entries[0]?.href).toBe(href);
});

test.each([
  ['carreers', 'careers'],
  ['ticets', 'tickets'],
  ['kayobba', 'Kayoba'],
  ['grammi', 'Grammy'],
])('“%s” most likely meant %s, also where no title says so', (query, meant) => {
  expect(meantInstead(lookUp().groups, query)).toBe(meant);
});

test('the name of a genre finds its artist before the tracks and stories', () => {
  const [first] = findEntries(lookUp().groups, 'velvet dusk').groups;

  expect([first?.id, first?.entries[0]?.title]).toEqual(['artists', 'Nyra']);
});

test('a story that has an artist’s name in its title does not say it twice', () => {
  const { groups } = findEntries(lookUp().groups, 'rocka');

  expect(groups.map(({ id }) => id).slice(0, 2)).toEqual(['artists', 'pages']);
});

test('stories are found as news', () => {
  const { groups } = findEntries(lookUp().groups, 'news 2024');

  expect(groups.find(({ id }) => id === 'news')?.entries).toHaveLength(10);
});

test.each([
  ['/artists/kora-ai', '/artists/africa'],
  ['/artists/amapiano-collective', '/artists/africa'],
  ['/usiku-mrefu', '/artists/rocka'],
  ['/events/virtual-show', '/join/events'],
  ['/concerts', '/join/events'],
  ['/about-us', '/about'],
  ['/who-we-are', '/about'],
  ['/our-story', '/about/story'],
  ['/artists/nyra/lyrics', '/artists/nyra'],
  ['/sitemap.xml', '/search'],
  ['/tos', '/terms'],
  ['/de/kontakt', '/contact'],
  ['/en', '/'],
  ['/posts', '/news'],
])('%s most likely meant %s', (unknown, href) => {
  expect(nearestPages(unknown, lookUp().known, 1).map((page) => page.href)).toEqual([href]);
});
