import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesIn } from '../files-in';
import { writeKept } from '../kept-file';
import { SHARED_SCRIPT, writeSharedScript } from '../scripts/shared-script';
import { RARE_MEDIA, splitRare } from '../styles/rare-sheet';
import { shownStyles } from '../styles/shown-styles';

/** Where Gatsby's scripts stand, and stay: a later build that keeps the page puts them there again. */
const SCRIPTS =
  /(<!-- slice-start id="(_gatsby-scripts[\w-]*)" -->)[\s\S]*?(<!-- slice-end id="\2" -->)/;
const PAGE_PATH =
  /<script id="gatsby-script-loader">[^"]*window\.pagePath="([^"]*)"[\s\S]*?<\/script>/;
const KNOWN_PATH = /<body data-page="([^"]*)"/;
const BODY = /<body(?: data-page="[^"]*")?/;
const SHEET =
  /<style (?:data-href="[^"]*" data-identity="gatsby-global-css"|data-shown)[^>]*>[\s\S]*?<\/style>/;
/** A sheet of a template's own, by its chunk. */
const OWN_SHEET = /<style data-href="\/(component---[\w-]+)\.\w+\.css"([^>]*)>[\s\S]*?<\/style>/g;
/** For browsers that nobody has any more, and about the machinery. */
const NEEDLESS =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no(?=")/g;
/** By which Gatsby means every sheet in a page; nothing reads it. */
const IDENTITY = / data-identity="gatsby-global-css"(?=>)/g;
/** What React writes as XML would have it; in a page these elements end by themselves. */
const SLASH = /(<(?:meta|link|source|img|input|br|hr)\b[^>]*)\/>/g;
/** Shapes are the other way round: as in XML they may end in themselves. */
const HOLLOW = /><\/(?:circle|path|rect|use)>/g;
/** React gives each attribute a value, where its name says all. */
const NO_VALUE = /(?<= (?:alt|open|required|data-(?:below|folds|keeps|strip)))=""(?=[ >])/g;
/** React writes apostrophes so that they could stand in a value between apostrophes, where it puts none. */
const APOSTROPHE = /&#x27;/g;
/** What reads out the titles of pages: hidden by long words of its own, for which there is a class. */
const ANNOUNCER = /(<div id="gatsby-announcer" )style="[^"]*"/;
const RARE = /<link rel="stylesheet" media="print[^>]*>/;
const SHEET_FILE = /^styles\.[\w]+\.css$/;

/** What Gatsby writes about a build. */
interface BuildStats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * Makes the pages of the export whole without script: each carries the styles of what it shows, and
 * in place of Gatsby's scripts the shared one, which fetches them when they are of use. May be run again
 * over pages that it has finished.
 * @param service where the service is, when it is not on the site's own host
 */
export async function finishPages(folder: string, service?: string): Promise<void> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  // written by Gatsby in this build; the next line fails where it is not what it was
  const stats = JSON.parse(await read('webpack.stats.json')) as BuildStats;
  const app = stats.assetsByChunkName.app ?? [];
  const sheet = app.find((name) => SHEET_FILE.test(name));
  if (!sheet) throw new Error('Gatsby no longer gathers its styles in one sheet.');

  // as above
  const { webpackCompilationHash: build } = JSON.parse(await read('page-data/app-data.json')) as {
    webpackCompilationHash: string;
  };
  const scripts = app.filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
  const { usual, rare: few } = splitRare(await read(sheet));
  const rare = await writeKept(folder, 'rare.css', few);
  const start = await writeSharedScript(folder, { build, sheet: `/${sheet}`, scripts }, service);

  const own = new Map<string, OwnSheet>();
  for (const [chunk, names] of Object.entries(stats.assetsByChunkName)) {
    const name = names.find((one) => one.startsWith(`${chunk}.`) && one.endsWith('.css'));
    if (name) own.set(chunk, { name, styles: await read(name) });
  }

  for (const name of await pagesIn(folder)) {
    const html = await read(name);
    const finished = finishPage(withOwnSheets(html, own), usual, { start, rare });
    if (finished !== html) await writeFile(path.join(folder, name), finished);
  }
}

/** What one template alone wears. */
interface OwnSheet {
  name: string;
  styles: string;
}

/** A page in the styles its template has now: Gatsby keeps a page as it was where styles alone have changed. */
function withOwnSheets(html: string, own: ReadonlyMap<string, OwnSheet>): string {
  return html.replace(OWN_SHEET, (all, chunk: string, rest: string) => {
    const now = own.get(chunk);
    return now ? `<style data-href="/${now.name}"${rest}>${now.styles}</style>` : all;
  });
}

/**
 * One page, finished.
 * @param styles the sheet of all pages
 * @param shared the addresses of the script of all pages, and of what is rarely needed of their sheet
 */
export function finishPage(
  html: string,
  styles: string,
  { start, rare }: { start: string; rare: string },
): string {
  const page = PAGE_PATH.exec(html)?.[1] ?? KNOWN_PATH.exec(html)?.[1];
  if (!SCRIPTS.test(html) || !SHEET.test(html) || page === undefined)
    throw new Error('Gatsby no longer marks where its scripts and styles stand in a page.');
  const still = html
    .replace(PAGE_PATH, '')
    .replace(NEEDLESS, '')
    .replace(ANNOUNCER, '$1class="visually-hidden" style="top:0"')
    .replace(RARE, '')
    .replace(SHARED_SCRIPT, start)
    .replace(SCRIPTS, (_all, from: string, _id, to: string) => from + to)
    .replace(BODY, () => `<body data-page="${page}"`);
  const shown = shownStyles(styles, still.replace(SHEET, ''));
  return still
    .replace(
      SHEET,
      () =>
        `<style data-shown="">${shown}</style><link rel="stylesheet" media="${RARE_MEDIA}" href="${rare}"/>`,
    )
    .replace(IDENTITY, '')
    .replace(SLASH, '$1>')
    .replace(HOLLOW, '/>')
    .replace(NO_VALUE, '')
    .replace(APOSTROPHE, "'");
}
