import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../../../../content/schema/content';
import { atom } from '../../../../../site/build/feeds/atom';
import { feedsOf } from '../../../../../site/build/feeds/feed-list';
import { jsonFeed } from '../../../../../site/build/feeds/json-feed';
import { noPicture } from '../../../../../site/build/pictures';
import { structuredData } from '../../../../../site/build/structured/structured-data';
import { Head } from '../../../../../site/components/Seo/Seo';
import { pageList } from '../../../../../site/page-list';
import { dayLabel } from '../../../../../site/pages/parts/cards';
import { testContent } from '../../../../support/content/test-content';

jest.mock('../../../../../site/shell/shell', () => ({
  shell: { siteUrl: 'https://site.test', brand: { name: 'Brand', titleSuffix: ' | Brand' } },
}));

const ORIGIN = 'https://site.test';
const TITLE = 'صوت جديد';
const TODAY = '2026-11-21';

let content: Content;
let route: string;
let others: number;
beforeAll(async () => {
  const english = await testContent();
  const [first, ...rest] = english.stories;
  if (!first) throw new Error('There is no story.');
  const story = { ...first, title: TITLE, lang: 'ar', summary: 'أغنية.', body: 'سطر.\n\nسطر.' };
  content = { ...english, stories: [story, ...rest] };
  route = first.route;
  others = rest.length;
});

const input = () => ({ content, picture: noPicture });

test('wherever a title stands on a page, its language is known beside it', () => {
  const told: [path: string, lang: unknown][] = [];
  const walk = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('title' in value && value.title === TITLE)
      told.push([path, Object.entries(value).find(([key]) => /^(lang|titleLang)$/.test(key))?.[1]]);
    for (const one of Object.values(value)) walk(path, one);
  };
  for (const { path, context } of pageList(input())) walk(path, context);

  expect(told.length).toBeGreaterThan(6);
  expect(told.filter(([, lang]) => lang !== 'ar')).toEqual([]);
});

test('search tells day and summary in one language', () => {
  const search = JSON.stringify(pageList(input()).find(({ path }) => path === '/search')?.context);

  expect(search).toContain(`${dayLabel('2024-03-19', 'ar').slice(-4)}`);
  expect(dayLabel('2024-03-19')).toBe('19 March 2024');
  expect(dayLabel('2024-03-19', 'fr')).toBe('19 mars 2024');
  expect(search.match(/"textLang":"ar"/g)).toHaveLength(1);
});

test('machines are told the language of the story and of its page', () => {
  const pages = pageList(input());
  const graph = structuredData(input(), pages, ORIGIN).get(route)?.['@graph'];
  const told = Object.fromEntries(
    JSON.parse(JSON.stringify(graph)).map((node: Record<string, string>) => [
      node['@type'],
      node.inLanguage,
    ]),
  );

  expect(told).toMatchObject({ NewsArticle: 'ar', WebPage: 'ar', WebSite: 'en' });
});

test('a page in another language names itself as its version in that language', () => {
  const seo = { title: TITLE, description: 'D', lang: 'ar' };
  const head = renderToStaticMarkup(
    createElement(Head, { pageContext: { seo }, location: { pathname: '/a' } }),
  );

  expect(head).toContain('<link rel="alternate" hrefLang="ar" href="https://site.test/a"/>');
  expect(head).not.toContain('hrefLang="en"');
  // there is no page of languages to choose from
  expect(head).not.toContain('x-default');
});

test('feeds say of each entry what its language is, and of what is added to it in English', () => {
  const [feed] = feedsOf(content, ORIGIN, TODAY, () => undefined);
  if (!feed) throw new Error('There is no feed.');
  const publisher = { name: 'Brand', origin: ORIGIN };
  const xml = atom(feed, publisher);
  const { items } = JSON.parse(jsonFeed(feed, publisher));

  expect(xml).toContain(`<title xml:lang="ar">${TITLE}</title>`);
  expect(xml).toContain('<summary xml:lang="ar">أغنية.</summary>');
  expect(xml.match(/<title>/g)).toHaveLength(others + 1);
  expect(items.filter(({ language }: { language?: string }) => language === 'ar')).toHaveLength(1);
  const { html } = feed.entries.find(({ lang }) => lang === 'ar') ?? {};
  expect(html).toMatch(/^<div lang="ar" dir="rtl"><p>سطر.<\/p>\n<p>سطر.<\/p><\/div>\n<p><em>/);
});
