import { prose } from '../../../content/derive/prose';
import type { CatalogueBandData } from '../../components/CatalogueBand/CatalogueBand';
import type { TempoRow } from '../../components/TempoList/TempoList';
import type { PosterFace } from '../../components/TrailerPoster/TrailerPoster';
import { discographyOf, discographyTexts } from '../artists/discography';
import { withProfile } from '../artists/profiles';
import { threadsOf } from '../artists/tempo-rows';
import type { LinkTo, Page, PageInput } from '../page';
import { linkTo, linkToAll } from '../parts/links';
import { type Opening, opening } from '../parts/opening';
import { catalogueOf, cataloguePages } from './listen-catalogue';
import { hubListPages, mixPage, rowsToHear } from './listen-lists';

/** What `/listen` shows. */
export interface ListenContext extends Opening {
  threads: string[];
  prompt: string;
  sections: { title: string; text: string; href: string }[];
  mix: {
    heading: string;
    lead: string;
    unit: string;
    play: { label: string; note: string };
    rows: TempoRow[];
    /** Where all of them stand, if these are some. */
    all: LinkTo | null;
  };
  /** `null` while nobody has a catalogue page. */
  band: CatalogueBandData | null;
  trailers: { heading: string; lead: string; link: LinkTo & { text: string }; faces: PosterFace[] };
}

/** What `/listen/trailers` shows. */
export interface TrailersContext extends Opening {
  html: string;
  action: LinkTo | null;
  /** Whether there is a trailer to watch; else the action is what can be done instead. */
  hasTrailer: boolean;
  /** Beside the action: where it leads, or that there is no trailer yet. */
  note: string;
  faces: PosterFace[];
}

/** How many stand on `/listen`, each with its signature: the Fusion Mix has all of them. */
export const HEARD = 10;

/** `/listen` and everything below it. */
export function listenPages(input: PageInput): Page[] {
  return [
    overviewPage(input),
    mixPage(input),
    ...cataloguePages(input),
    trailersPage(input),
    ...hubListPages(input),
  ];
}

function overviewPage(input: PageInput): Page<ListenContext> {
  const { content } = input;
  const { overview, fusionMix, trailers } = content.pages.listen;
  const heard = withProfile(content.artists);
  return {
    path: overview.route,
    template: 'listen/listen',
    isListed: true,
    context: {
      ...opening(overview),
      threads: threadsOf(content.artists),
      prompt: overview.pickPrompt,
      sections: overview.cards.map(({ title, text, href }) => ({ title, text, href })),
      mix: {
        heading: fusionMix.hero.h1,
        lead: fusionMix.hero.lead,
        unit: content.ui.labels.bpm,
        play: overview.play,
        rows: rowsToHear(input, heard.slice(0, HEARD)),
        all: linkToAll(content, heard.length, HEARD, fusionMix),
      },
      band: catalogueBand(input),
      trailers: {
        heading: trailers.hero.h1,
        lead: trailers.hero.lead,
        link: {
          label: trailers.title,
          href: trailers.route,
          text: overview.cards.find(({ href }) => href === trailers.route)?.text ?? '',
        },
        faces: faces(input),
      },
    },
  };
}

function trailersPage(input: PageInput): Page<TrailersContext> {
  const { content } = input;
  const { overview, trailers } = content.pages.listen;
  const hasTrailer = content.site.links.trailer !== '';
  return {
    path: trailers.route,
    template: 'listen/trailers',
    isListed: true,
    context: {
      ...opening(trailers),
      html: prose(trailers.body),
      action: linkTo(trailers.action, content.site) ?? null,
      hasTrailer,
      note: hasTrailer ? overview.leaves : trailers.noTrailer,
      faces: faces(input),
    },
  };
}

function catalogueBand(input: PageInput): CatalogueBandData | null {
  const catalogue = catalogueOf(input);
  if (!catalogue) return null;
  const { listen } = input.content.pages;
  const { artist, route } = catalogue;
  return {
    id: artist.slug,
    title: artist.name,
    titleLang: artist.nameLang,
    lead: listen.rocka.hero.lead,
    wide: input.picture(artist.image.wide, ''),
    portrait: input.picture(artist.image.portrait, ''),
    rows: discographyOf(input, artist).filter(({ isOut }) => isOut),
    texts: discographyTexts(input),
    link: { label: listen.africa.link.label, href: route },
  };
}

function faces({ content, picture }: PageInput): PosterFace[] {
  return withProfile(content.artists).map(({ slug, image }) => ({
    id: slug,
    portrait: picture(image.portrait, ''),
  }));
}
