import { readFileSync } from 'node:fs';
import { FILLED_PAGES } from '../../../services/filled-pages';
import { noPicture } from '../../../site/build/pictures';
import { pageList } from '../../../site/page-list';
import { testContent } from '../../support/content/test-content';

test('the service fills in every page with an empty place, and each is on the site', async () => {
  const pages = pageList({ content: await testContent(), picture: noPicture });

  const empty = pages.filter(({ template }) => template === 'filled-page');

  const always = FILLED_PAGES.filter((entry) => !entry.includes('?'));
  // One that services/filled-pages.ts does not name is sent as it is, and says nothing.
  expect(empty.map(({ path }) => path).sort()).toEqual(always.toSorted());
  expect(empty.filter(({ isListed }) => isListed)).toEqual([]);
  const template = readFileSync('site/templates/filled-page.tsx', 'utf8');
  expect(template).toContain('<div data-fill={fill}');
});

test('a page that is filled in for some queries is on the site without them', async () => {
  const pages = pageList({ content: await testContent(), picture: noPicture });

  const sometimes = FILLED_PAGES.filter((entry) => entry.includes('?'));

  const paths = sometimes.map((entry) => entry.replace(/\?.*/, ''));
  expect(paths.filter((path) => pages.every((page) => page.path !== path))).toEqual([]);
});
