import type { KnownPage } from '../../services/contracts/search/nearest-pages';
import type { BandArt } from '../components/NotchBand/NotchBand';
import type { SeoData } from '../components/Seo/Seo';
import { bandArt } from './artists/profiles';
import type { LinkTo, Page, PageInput } from './page';
import type { SearchContext } from './search';

/** The page for an unknown address. */
export interface NotFoundContext {
  seo: SeoData;
  title: string;
  lead: string;
  home: LinkTo;
  search: { label: string; button: string };
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
export function notFoundPage(
  input: PageInput,
  pages: Page[],
  groups: SearchContext['groups'],
): Page<NotFoundContext> {
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
      search: { label: ui.labels.searchSite, button: ui.labels.search },
      nearest: notFound.nearest,
      known: pages
        .filter(({ isListed }) => isListed)
        .map(({ path, context: { seo } }) => {
          const words = wordsOf(path, seo.title, groups, search.words[path]);
          return { href: path, label: seo.title, ...(words && { words }) };
        }),
      log: ui.notFound.console,
      art: bandArt(input, ARTIST),
    },
  };
}

/** What else a page is looked for by, each word once: the tracks and events that are on it, artists without their own. */
function wordsOf(path: string, label: string, groups: SearchContext['groups'], own = ''): string {
  const entries = groups.filter(({ id }) => id !== 'questions').flatMap((group) => group.entries);
  const texts = entries
    .filter(({ href }) => href.split('#')[0] === path)
    .map(({ title, words = '' }) => (title === label ? words : `${title} ${words}`));
  return [...new Set([own, ...texts].join(' ').split(' '))].join(' ').trim();
}
