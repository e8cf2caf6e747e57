import { listedPages, robots, sitemap } from '../../../../../site/build/found/sitemap';
import { noPicture } from '../../../../../site/build/pictures';
import { pageList } from '../../../../../site/page-list';
import { testContent } from '../../../../support/content/test-content';

test('every page has a line, with its address escaped', () => {
  const xml = sitemap('https://example.org', [
    { path: '/' },
    { path: '/a&b', changed: '2026-03-14' },
  ]);

  expect(xml).toContain('<loc>https://example.org/</loc>');
  expect(xml).toContain('<loc>https://example.org/a&#38;b</loc><lastmod>2026-03-14</lastmod>');
  expect(xml).toContain('<loc>https://example.org/</loc></url>');
});

test('staff’s pages are not listed, and a story has the day of its last change', async () => {
  const content = await testContent();
  const [first, second] = content.stories;
  const stories = content.stories.map((story) =>
    story === first ? { ...story, updated: '2026-05-06' } : story,
  );
  const listed = listedPages({ stories }, pageList({ content, picture: noPicture }));
  const changeOf = (route?: string) => listed.find(({ path }) => path === route)?.changed;

  expect(listed.map(({ path }) => path)).not.toContain('/admin');
  expect(changeOf(first?.route)).toBe('2026-05-06');
  expect(changeOf(second?.route)).toBe(second?.date);
  expect(changeOf('/artists')).toBeUndefined();
});

/** Whether a robot may read an address: `$` is its end, else it may go on (RFC 9309, 2.2.3). */
function mayRead(address: string): boolean {
  const rules = robots('https://example.org').matchAll(/^Disallow: (.*)$/gm);
  return [...rules].every(([, rule = '']) =>
    rule.endsWith('$') ? address !== rule.slice(0, -1) : !address.startsWith(rule),
  );
}

test('robots are shown the sitemap', () => {
  expect(robots('https://example.org')).toMatch(
    /^User-agent: \*\n[\s\S]*\n\nSitemap: https:\/\/example.org\/sitemap.xml\n$/,
  );
});

test.each([
  ['/admin', false],
  ['/admin?path=/faq', false],
  ['/auth', false],
  ['/auth?from=mail', false],
  ['/api/health', false],
  ['/', true],
  ['/authors', true],
  ['/admin-team', true],
])('a robot may read %s: %s', (address, may) => {
  expect(mayRead(address)).toBe(may);
});
