import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '../if-there';
import { mediaType } from './media-type';
import type { PagePolicies } from './policies';
import { readRedirects } from './redirects';

/** How a file may be compressed beforehand. */
export type Encoding = 'br' | 'gzip';

/** A file of the site and how it is sent. */
export interface SiteFile {
  /** on disk */
  file: string;
  type: string;
  cacheControl: string;
  /** its `Content-Security-Policy` */
  policy: string;
  /** Whether it is made to stand on the pages of others too. */
  isForOthers: boolean;
  /** Whether it is a page that others may frame; its policy says so too. */
  isFramed: boolean;
  /** Files beside it that hold it precompressed. */
  encoded: Partial<Record<Encoding, string>>;
}

/** Everything that can be asked for, by decoded path. What is not in here is not served. */
export interface Manifest {
  files: ReadonlyMap<string, SiteFile>;
  /** The paths that are pages. */
  pages: ReadonlySet<string>;
  /** Where paths lead at which there is nothing any more. */
  moved: ReadonlyMap<string, string>;
  notFound: SiteFile | undefined;
}

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The build puts a hash of the content in these names. */
const HASHED =
  /^\/static\/|[-.][0-9a-f]{16,}\.(?:css|js|mjs)(?:\.map)?$|^\/fonts\/.*[-.][0-9a-f]{8,}\./;
/**
 * Previews of links, what feeds and calendars hold, what the press may print, and what our claims are checked by: any
 * page may show and read them.
 */
const FOR_OTHERS =
  /^\/(?:cards|events|feeds|icons|oembed|press|sound|\.well-known)\/.*\.(?!html$)\w+$|^\/ai\/facts\.json$/;
/** Players, which have no script and nothing to press but play (`site/build/embed`). */
const FRAMED = /^\/embed\/[^/]+\.html$/;
const INDEX = /\/index\.html$/;
/** Gatsby’s name for the page of unknown addresses, which is no address itself. */
export const NOT_FOUND_PAGE = '/404.html';
const NOT_FOUND = /^\/404(?:\.html|\/index\.html)$/;
/** Dot files, and what hosts of static sites read. */
const HIDDEN = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/;

/**
 * Looks through the built site. Links are not followed and dot files are left out. An empty
 * manifest when there is no such folder.
 */
export async function readManifest(folder: string, policies: PagePolicies): Promise<Manifest> {
  const addresses = (await listFiles(folder)).filter((address) => !HIDDEN.test(address));
  const all = new Set(addresses);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  let notFound: SiteFile | undefined;

  for (const address of addresses) {
    if (isEncodedCopy(address, all)) continue;
    const policy = policyOf(address, policies);
    const siteFile = { ...describe(folder, address, all), policy };
    if (NOT_FOUND.test(address)) {
      if (address === NOT_FOUND_PAGE) notFound = siteFile;
    } else if (INDEX.test(address)) {
      const page = address.replace(INDEX, '') || '/';
      pages.add(page);
      files.set(page, siteFile);
    } else files.set(address, siteFile);
  }
  return { files, pages, moved: await readRedirects(folder), notFound };
}

/** As addresses: `/` and the path below the folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
}

function isEncodedCopy(address: string, all: ReadonlySet<string>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => address.endsWith(suffix) && all.has(address.slice(0, -suffix.length)),
  );
}

function policyOf(address: string, policies: PagePolicies): string {
  if (!address.endsWith('.html')) return policies.ofFile;
  return policies.ofPage(address.replace(INDEX, '') || '/');
}

function describe(
  folder: string,
  address: string,
  all: ReadonlySet<string>,
): Omit<SiteFile, 'policy'> {
  const file = path.join(folder, address);
  const encoded: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const suffix = SUFFIXES[encoding];
    if (all.has(address + suffix)) encoded[encoding] = file + suffix;
  }
  const cacheControl = HASHED.test(address) ? FOREVER : REVALIDATE;
  const isForOthers = FOR_OTHERS.test(address);
  const isFramed = FRAMED.test(address);
  return { file, type: mediaType(address), cacheControl, encoded, isForOthers, isFramed };
}
