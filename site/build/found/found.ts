import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, PageInput } from '../../pages/page';
import { embedAddress, embedCode, embedTitle, FRAME, isEmbedded } from '../../pages/press/embed';
import { cardOf } from '../cards/card-of';
import { writeCards } from '../cards/write-cards';
import { writeFeeds } from '../feeds/write-feeds';
import { writeOnly } from '../keep-only';
import type { StructuredData } from '../structured/nodes';
import { structuredData } from '../structured/structured-data';
import { writeStructuredData } from '../structured/write-structured-data';
import { factsJson } from './facts-json';
import { humansTxt } from './humans-txt';
import { oembed } from './oembed';
import { securityTxt } from './security-txt';
import { listedPages, robots, sitemap } from './sitemap';
import { webManifest } from './web-manifest';

const MEDIA = 'content/media';
const GRAPHS = 'structured-data.json';

/** Keeps what search engines are told of each page until its HTML is there. */
export async function prepareFound(
  folder: string,
  input: PageInput,
  pages: Page[],
  origin: string,
): Promise<void> {
  const graphs = structuredData(input, pages, origin);
  await writeFile(path.join(folder, GRAPHS), JSON.stringify([...graphs]));
}

/**
 * Adds to the export what programs read: search engines, readers of feeds, calendars, chats, devices.
 *
 * @param prepared the folder that `prepareFound` wrote to
 * @param folder the export, `public`
 * @returns how many cards were drawn
 */
export async function writeFound(
  prepared: string,
  folder: string,
  input: PageInput,
  pages: Page[],
  origin: string,
): Promise<number> {
  const { content } = input;
  const written = await readFile(path.join(prepared, GRAPHS), 'utf8');
  // prepareFound is the only writer
  const graphs = JSON.parse(written) as [string, StructuredData][];
  await writeStructuredData(folder, new Map(graphs));

  const cards = pages.flatMap((page) => cardOf(input, page) ?? []);
  const drawn = await writeCards(folder, cards, MEDIA, path.join(prepared, 'cards.json'));
  const cardAt = new Map(pages.map(({ path: at, context }) => [at, context.seo.card?.src]));
  const now = new Date().toISOString();
  await writeFeeds(folder, content, origin, now, (route) => cardAt.get(route), input.recordings);

  await writeOnly(folder, '/oembed', filesOf(input, pages, origin));
  return drawn;
}

/** Small files, each of which says one thing about the site or a page of it. */
function filesOf(input: PageInput, pages: Page[], origin: string): [string, string][] {
  const { content } = input;
  const listed = pages.filter(({ isListed }) => isListed);
  const provider = { name: content.site.brand.name, url: `${origin}/` };
  return [
    ['sitemap.xml', sitemap(origin, listedPages(content, pages))],
    ['robots.txt', robots(origin)],
    ['humans.txt', humansTxt(content)],
    ['ai/facts.json', factsJson(content, origin)],
    ['.well-known/security.txt', securityTxt(origin, content.site.emails.support, new Date())],
    ['manifest.webmanifest', webManifest(content)],
    ...listed.flatMap(({ path: at, context: { seo } }): [string, string][] => {
      if (!seo.oembed || !seo.card) return [];
      const player = playerAt(input, at, origin);
      const shown = { title: seo.title, url: origin + at, card: origin + seo.card.src, provider };
      return [[seo.oembed, oembed({ ...shown, ...(player && { player }) })]];
    }),
  ];
}

/** The player of the artist whose page is here. */
function playerAt(input: PageInput, at: string, origin: string) {
  const artist = input.content.artists.find(({ route }) => route === at);
  if (!artist || !isEmbedded(artist, input)) return undefined;
  const title = embedTitle(input.content, artist);
  return { html: embedCode(origin + embedAddress(artist), title, FRAME.width), ...FRAME };
}
