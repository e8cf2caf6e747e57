import { robots, sitemap } from '../../../site/build/found/sitemap';

test('every page has a line, with its address escaped', () => {
  const xml = sitemap('https://example.org', [
    { path: '/' },
    { path: '/a&b', changed: '2026-03-14' },
  ]);

  expect(xml).toContain('<loc>https://example.org/</loc>');
  expect(xml).toContain('<loc>https://example.org/a&#38;b</loc><lastmod>2026-03-14</lastmod>');
  expect(xml).toContain('<loc>https://example.org/</loc></url>');
});

test('robots are shown the sitemap and kept from the staff’s pages', () => {
  expect(robots('https://example.org')).toMatch(
    /Disallow: \/admin[\s\S]*Sitemap: https:\/\/example.org\/sitemap.xml/,
  );
});
