import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pagesShowing } from '../../../site/build/provenance/pages-showing';

test('pages are files: a folder that is named like one is looked through, not read', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'page-data/404.html'), { recursive: true });
  await mkdir(path.join(folder, 'about'));
  await writeFile(path.join(folder, 'about/index.html'), '<img src="/media/a.webp">');

  const pages = await pagesShowing(folder, 'http://localhost:8000');

  expect([...pages]).toEqual([['/media/a.webp', ['/about']]]);
  await rm(folder, { recursive: true });
});
