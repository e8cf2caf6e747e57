import type { KnownPage } from '../../services/contracts/nearest-pages';
import type { BandArt } from '../components/NotchBand/NotchBand';
import type { SeoData } from '../components/Seo/Seo';
import { bandArt } from './artists/profiles';
import type { LinkTo, Page, PageInput } from './page';

/** The page for an unknown address. */
export interface NotFoundContext {
  seo: SeoData;
  title: string;
  lead: string;
  home: LinkTo;
  search: { action: string; label: string; button: string };
  nearest: string;
  /** Every page that can be suggested. */
  known: KnownPage[];
  /** What the console is told; `{path}` stands for the address. */
  log: string;
  art: BandArt;
}

/** Which artist of the roster stands there. */
const ARTIST = 4;

/** Gatsby makes `404.html` of it. */
export function notFoundPage(input: PageInput, pages: Page[]): Page<NotFoundContext> {
  const { notFound, search } = input.content.pages.system;
  const { ui } = input.content;
  return {
    path: '/404',
    template: 'not-found',
    isListed: false,
    context: {
      seo: { title: notFound.title, description: notFound.lead, noindex: true },
      title: notFound.h1,
      lead: notFound.lead,
      home: notFound.action,
      search: { action: search.route, label: ui.labels.searchSite, button: ui.labels.search },
      nearest: notFound.nearest,
      known: pages
        .filter(({ isListed }) => isListed)
        .map(({ path, context }) => ({
          href: path,
          label: context.seo.title,
          ...(search.words[path] && { words: search.words[path] }),
        })),
      log: ui.notFound.console,
      art: bandArt(input, ARTIST),
    },
  };
}
