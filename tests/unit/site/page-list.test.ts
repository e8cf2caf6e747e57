import { artistIds } from '../../../content/derive/artist-ids';
import { routesOf } from '../../../content/derive/routes';
import { loadContent } from '../../../content/load';
import type { Content } from '../../../content/schema/content';
import { noPicture } from '../../../site/build/pictures';
import { shellData } from '../../../site/build/shell';
import { sitemap } from '../../../site/build/sitemap';
import { pageList } from '../../../site/page-list';
import type { Page } from '../../../site/pages/page';
import { LUNA } from '../content/luna';
import { removeTempContent, TODAY, tempContent } from '../content/temp-content';

afterAll(removeTempContent);

const pagesOf = (content: Content): Page[] => pageList({ content, picture: noPicture });

test('the pages are those that the content’s links may lead to', async () => {
  const { content } = await loadContent('content', TODAY);
  const built = pagesOf(content).map(({ path }) => path);

  expect(new Set(built).size).toBe(built.length);
  expect(routesOf(content).filter((route) => !built.includes(route))).toEqual([]);
});

test('a sixth artist is one file and one picture', async () => {
  const root = await tempContent({ 'artists/luna.yaml': LUNA, 'media/luna-portrait.webp': '' });
  const { content } = await loadContent(root, TODAY);
  const pages = pagesOf(content);
  const contextOf = (path: string) =>
    JSON.stringify(pages.find((page) => page.path === path)?.context ?? null);

  expect(contextOf('/artists/luna')).toContain('The engine ticks');
  expect(contextOf('/artists')).toMatch(/"href":"\/artists\/luna"/);
  expect(contextOf('/artists')).toContain('NIGHT DRIVE');
  expect(contextOf('/artists/africa')).toMatch(/"href":"\/artists\/luna"/);
  const shell = shellData(content, noPicture, 'https://example.org');
  expect(shell.groups[0]?.items.at(-1)).toMatchObject({ title: 'Luna', href: '/artists/luna' });
  const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(sitemap('https://example.org', listed)).toContain(
    '<loc>https://example.org/artists/luna</loc>',
  );
  expect(artistIds(content)).toContain('luna');
});
