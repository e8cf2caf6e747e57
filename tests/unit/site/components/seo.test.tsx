import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Head, type SeoData } from '../../../../site/components/Seo/Seo';

jest.mock('../../../../site/shell/shell', () => ({
  shell: { siteUrl: 'https://site.test', brand: { name: 'Brand', titleSuffix: ' | Brand' } },
}));

const headOf = (more: Partial<SeoData> = {}) =>
  renderToStaticMarkup(
    createElement(Head, {
      pageContext: { seo: { title: 'T', description: 'D', ...more } },
      location: { pathname: '/a' },
    }),
  );

test('a page counts as itself, or as the one that shows the same', () => {
  expect(headOf()).toContain('<link rel="canonical" href="https://site.test/a"/>');
  expect(headOf({ canonical: '/b' })).toContain(
    '<link rel="canonical" href="https://site.test/b"/>',
  );
});

test('a page that is kept out of search engines names no other in its place, which could be kept out with it', () => {
  const head = headOf({ canonical: '/b', noindex: true });

  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toMatch(/rel="(?:canonical|alternate)"/);
});
