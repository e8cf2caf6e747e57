import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishPage, finishPages } from '../../../../../site/build/html/finish-pages';

const shared = (build: string) => ({
  start: `/static/start-0000000${build}.js`,
  rare: `/static/rare-0000000${build}.css`,
});
const SHARED = shared('1');
const STYLES = '._Nav1{gap:1px}._Card2{gap:2px}';
const scripts = (build: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" --><script src="/app-${build}.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;
const built = `<html><head><script defer src="/static/start-89abcdef.js"></script><style data-href="/styles.1.css" data-identity="gatsby-global-css">${STYLES}</style><style data-href="/component---home.css" data-identity="gatsby-global-css">h1{}</style></head><body><i class="_Nav1"><img alt="a/b"/><img alt="" src="b"/><details open="">alt=&quot;&quot;</details><svg><path d=""></path></svg></i><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/news";/*]]>*/</script>${scripts('1')}</body></html>`;

test('a finished page has the styles it shows, knows its path and fetches no script', () => {
  const finished = finishPage(built, STYLES, SHARED);

  expect(finished).toContain('<style data-shown="">._Nav1{gap:1px}</style>');
  expect(finished).toContain(
    '<link rel="stylesheet" media="print,(forced-colors)" href="/static/rare-00000001.css">',
  );
  expect(finished).toContain('<style data-href="/component---home.css">h1{}</style>');
  expect(finished).toContain('<body data-page="/news">');
  expect(finished.match(/<script[^>]*>/g)).toEqual([`<script defer src="${SHARED.start}">`]);
  expect(finished).toContain(
    '<i class="_Nav1"><img alt="a/b"><img alt src="b"><details open>alt=&quot;&quot;</details><svg><path d=""/></svg></i>',
  );
  expect(finished).not.toContain('pagePath="/news"');
});

test('finishing a finished page changes nothing', () => {
  const once = finishPage(built, STYLES, SHARED);
  expect(finishPage(once, STYLES, SHARED)).toBe(once);
});

test('an apostrophe is one sign, and what looks like its code stays what it is', () => {
  const page = built.replace('a/b', 'Rocka&#x27;s &amp;#x27;');
  expect(finishPage(page, STYLES, SHARED)).toContain(`<img alt="Rocka's &amp;#x27;">`);
});

test('what reads out the titles of pages is hidden by a class', () => {
  const announcer = (look: string) =>
    `<div id="gatsby-announcer" ${look} aria-live="assertive"></div></body>`;
  const page = built.replace('</body>', announcer('style="position:absolute;top:0;width:1px"'));
  const finished = finishPage(page, STYLES, SHARED);
  expect(finished).toContain(announcer('class="visually-hidden" style="top:0"'));
  expect(finishPage(finished, STYLES, SHARED)).toBe(finished);
});

test('a page that a later build left alone gets the new scripts and styles', () => {
  const restitched = finishPage(built, STYLES, SHARED).replace(
    /<!-- slice-start[\s\S]*slice-end [^>]*-->/,
    scripts('2'),
  );
  const sheet = '._Nav1{gap:9px}';
  const finished = finishPage(restitched, sheet, shared('2'));

  expect(finished).toContain('<style data-shown="">._Nav1{gap:9px}</style>');
  expect(finished).toContain('<script defer src="/static/start-00000002.js">');
  expect(finished.match(/rare-\d+/g)).toEqual(['rare-00000002']);
  expect(finished).toContain('<body data-page="/news">');
  expect(finished).not.toContain('app-2.js');
});

test('a page that a later build left alone gets the new styles of its template', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'finish-pages-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const own = (name: string, styles: string) => `<style data-href="/${name}">${styles}</style>`;
  const before = own('component---home.1a.css', 'h1{}');
  const others = own('component---gone.1a.css', 'h2{}');
  try {
    const chunks = { app: ['styles.1.css'], 'component---home': ['component---home.2b.css'] };
    await write('webpack.stats.json', JSON.stringify({ assetsByChunkName: chunks }));
    await mkdir(path.join(folder, 'page-data'));
    await write('page-data/app-data.json', JSON.stringify({ webpackCompilationHash: '1' }));
    await write('styles.1.css', STYLES);
    await write('component---home.2b.css', 'h1::before{content:"$&"}');
    const kept = finishPage(built, STYLES, SHARED).replace(/<style data-href[^/]*.*?<\/style>/, '');
    await write(
      'index.html',
      kept.replace('</head>', () => `${before}${others}</head>`),
    );
    await finishPages(folder);

    const finished = await readFile(path.join(folder, 'index.html'), 'utf8');
    expect(finished).toContain(own('component---home.2b.css', 'h1::before{content:"$&"}') + others);
    expect(finished).not.toContain(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a Gatsby that writes pages otherwise is noticed', () => {
  expect(() => finishPage('<html><body></body></html>', STYLES, SHARED)).toThrow('no longer marks');
});
