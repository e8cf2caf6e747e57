import type { Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import { newsPages } from '../../../../site/pages/news/news';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

/** The pages of the newsroom itself, with so many stories in it. */
function newsroom(count: number) {
  const stories = Array.from({ length: count }, (_, n) => ({
    ...content.stories[n % content.stories.length],
    slug: `story-${n}`,
    route: `/news/story-${n}`,
  })) as Content['stories'];
  const latest = stories.map(({ slug }) => slug);
  const input = {
    content: { ...content, stories, storyLists: { ...content.storyLists, latest } },
    picture: noPicture,
  };
  return newsPages(input).filter(({ path }) => /^\/news(\/page-\d+)?$/.test(path));
}

test('a list of many stories goes on at further addresses, each story once', () => {
  const pages = newsroom(75);

  expect(pages.map(({ path }) => path)).toEqual(['/news', '/news/page-2', '/news/page-3']);
  const told = pages.flatMap(({ context: { top, rows } }) => [...(top ? [top] : []), ...rows]);
  expect(new Set(told.map(({ href }) => href)).size).toBe(75);
  expect(told).toHaveLength(75);
  expect(pages.map(({ context }) => [context.newer?.href, context.older?.href])).toEqual([
    [undefined, '/news/page-2'],
    ['/news', '/news/page-3'],
    ['/news/page-2', undefined],
  ]);
  expect(pages[1]?.context).toMatchObject({
    label: 'Page 2 of 3',
    seo: { title: 'News: Page 2 of 3', noindex: true },
    top: null,
    count: '75 stories',
  });
});

test('an empty list leads to all news, and that of all news to itself no more', () => {
  const input = { content: { ...content, stories: [] }, picture: noPicture };
  const none = { latest: [], africa: [], global: [] };
  const pages = newsPages({ ...input, content: { ...input.content, storyLists: none } });
  const linkAt = (address: string) =>
    pages.find(({ path }) => path === address)?.context.empty.link?.href;

  expect(linkAt('/news/africa')).toBe('/news');
  expect(linkAt('/news')).toBeUndefined();
});

test('a list that fits one page has no further one', () => {
  for (const count of [0, 1, 31]) {
    const pages = newsroom(count);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.context).toMatchObject({ newer: null, older: null });
    expect(pages[0]?.isListed).toBe(true);
  }
});
