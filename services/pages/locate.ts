import { decodePath } from '../http/request/decode-path';
import type { Manifest, SiteFile } from './manifest';

/** What an address stands for. */
export type Place =
  | { kind: 'file'; path: string; file: SiteFile }
  | { kind: 'moved'; to: string }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

/** A slash, a backslash or NUL in disguise: no address of ours has one. */
const DISGUISED = /%(?:2f|5c|00)/i;
const INDEX = '/index.html';
/** Begins at the first slash of a row only: tried at each, a long row would take its length squared. */
const LAST_SLASHES = /(?<!\/)\/+$/;

/** Finds what a path with a query means. Only the manifest is asked, never the disk. */
export function locate({ files, pages, moved }: Manifest, target: string): Place {
  const { pathname, search } = split(target);
  const plain = files.get(pathname);
  if (plain) return { kind: 'file', path: pathname, file: plain };
  if (DISGUISED.test(pathname)) return { kind: 'missing' };

  const path = decodePath(pathname);
  if (path === undefined) return { kind: 'unreadable' };
  const file = files.get(path);
  if (file) return { kind: 'file', path, file };

  const canonical = path.endsWith(INDEX)
    ? path.slice(0, -INDEX.length)
    : path.replace(LAST_SLASHES, '');
  const page = canonical || '/';
  // Phones and posters write names with capitals; all addresses of ours are small.
  const to = [page, page.toLowerCase()]
    .map((known) => (pages.has(known) ? known : moved.get(known)))
    .find((known) => known !== undefined);
  return to === undefined ? { kind: 'missing' } : { kind: 'moved', to: encodeURI(to) + search };
}

function split(target: string): { pathname: string; search: string } {
  const at = target.indexOf('?');
  if (at < 0) return { pathname: target, search: '' };
  return { pathname: target.slice(0, at), search: target.slice(at) };
}
