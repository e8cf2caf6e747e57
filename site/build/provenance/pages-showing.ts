import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesIn } from '../files-in';

/** An address in an attribute, a style or a list of sizes, with its ending. */
const ADDRESS = /\/[\w%@./-]+\.[a-z0-9]{2,4}(?=["'\s,)&?#])/gi;

/** For each file of an export the pages whose HTML names it, by its path. Addresses with the site's origin count too. */
export async function pagesShowing(
  publicDir: string,
  origin: string,
): Promise<Map<string, string[]>> {
  const pages = new Map<string, Set<string>>();
  for (const name of await pagesIn(publicDir)) {
    const html = (await readFile(path.join(publicDir, name), 'utf8')).replaceAll(origin, '');
    const page = pagePath(name);
    for (const file of new Set(html.match(ADDRESS)?.map(decode)))
      pages.set(file, (pages.get(file) ?? new Set()).add(page));
  }
  return new Map([...pages].map(([file, shownOn]) => [file, [...shownOn]]));
}

function pagePath(name: string): string {
  const route = `/${name}`.replace(/(\/index)?\.html$/, '');
  return route === '' ? '/' : route;
}

/** Addresses may be escaped; the names of files are not. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
