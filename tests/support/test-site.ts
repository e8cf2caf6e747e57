import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The hash in names that a build made from the content. */
export const HASH = '0123456789abcdef0123';
export const HOME = `<h1>Home</h1>${'text '.repeat(500)}`;
export const NOT_FOUND = '<h1>Oops! Page not found</h1>';
/** Larger than what is kept in memory. */
export const TRACK = Buffer.from(Array.from({ length: 300 * 1024 }, (_, n) => n % 251));

/** Writes files below a folder, as a build would. */
export function writeSite(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A site with one of everything, and beside it what must not be served. */
export function testSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const site = path.join(folder, 'public');
  writeSite(site, {
    'index.html': HOME,
    'index.html.br': brotliCompressSync(HOME),
    'index.html.gz': gzipSync(HOME),
    'artists/rocka/index.html': '<h1>Rocka</h1>',
    '404.html': NOT_FOUND,
    '404.html.br': brotliCompressSync(NOT_FOUND),
    '404.html.gz': gzipSync(NOT_FOUND),
    '404/index.html': '<h1>Oops! Page not found</h1>',
    [`app-${HASH}.js`]: 'run()',
    [`styles.${HASH}.css`]: 'a{}',
    [`fonts/onest-${HASH}.woff2`]: 'font',
    'fonts/plain.woff2': 'font',
    [`static/${HASH}/rocka.avif`]: 'picture',
    'page-data/index/page-data.json': '{}',
    'audio/track.mp3': TRACK,
    'empty.txt': '',
    'caf\u00e9 menu.txt': 'menu',
    _redirects: '/artists/rocky /artists/rocka 308\n/K%C3%B6ln.html /artists/rocka 308\n',
    '.secret': 'secret',
    'well/.git/config': 'secret',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    'download.tar.gz': 'archive',
  });
  writeFileSync(path.join(folder, 'outside.txt'), 'secret');
  symlinkSync(path.join(folder, 'outside.txt'), path.join(site, 'link.txt'));
  mkdirSync(path.join(site, 'folder-only'));
  return { site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
