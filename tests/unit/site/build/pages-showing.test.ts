import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pagesShowing } from '../../../../site/build/provenance/pages-showing';

test('a file is shown where an attribute, a style, a list of sizes or a query names it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  const html = `<a style="background:url(/a.webp)" href='/b.pdf'><img srcset="/c.avif 1x,/d.avif,/e.avif 2x">
    <img src="/f.png?v=1"><img src="/g.png&amp;"><use href="https://site.test/h.svg#mark">`;
  await writeFile(path.join(folder, 'index.html'), html);

  const shown = [...(await pagesShowing(folder, 'https://site.test')).keys()];

  expect(shown.join()).toBe('/a.webp,/b.pdf,/c.avif,/d.avif,/e.avif,/f.png,/g.png,/h.svg');
  await rm(folder, { recursive: true });
});

test('pages are files: a folder that is named like one is looked through, not read', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'page-data/404.html'), { recursive: true });
  await mkdir(path.join(folder, 'about'));
  await writeFile(path.join(folder, 'about/index.html'), '<img src="/media/a.webp">');

  const pages = await pagesShowing(folder, 'http://localhost:8000');

  expect([...pages]).toEqual([['/media/a.webp', ['/about']]]);
  await rm(folder, { recursive: true });
});
