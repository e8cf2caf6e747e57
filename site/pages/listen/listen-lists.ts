import { prose } from '../../../content/derive/prose';
import type { Artist } from '../../../content/schema/content';
import type { PictureData } from '../../components/Picture/picture';
import type { TempoRow } from '../../components/TempoList/TempoList';
import { tempoRows, threadsOf } from '../artists/tempo-rows';
import type { LinkTo, Page, PageInput } from '../page';
import { linkTo } from '../parts/links';
import { type Opening, opening } from '../parts/opening';
import { catalogueOf } from './listen-catalogue';
import { signatureTrack } from './tracks';

/** What a page of artists to hear shows. */
export interface ListenListContext extends Opening {
  /** The hub's picture; without one the artists' threads stand there. */
  picture: PictureData | null;
  threads: string[];
  html: string | null;
  link: LinkTo | null;
  /** Where the whole list can be played; `null` while there is no address. */
  action: LinkTo | null;
  /** Said in place of it. */
  note: string | null;
  unit: string;
  play: { label: string; note: string };
  rows: TempoRow[];
}

/** `/listen/fusion-mix`: everyone from slow to fast. */
export function mixPage(input: PageInput): Page<ListenListContext> {
  const { content } = input;
  const { overview, fusionMix } = content.pages.listen;
  const action = linkTo(fusionMix.action, content.site) ?? null;
  return {
    path: fusionMix.route,
    template: 'listen/list',
    isListed: true,
    context: {
      ...listContext(input, fusionMix, content.artists),
      html: prose(fusionMix.body),
      action,
      note: action ? overview.leaves : overview.noLink,
    },
  };
}

/** `/listen/africa` and `/listen/global`: the hubs' artists from slow to fast. */
export function hubListPages(input: PageInput): Page<ListenListContext>[] {
  const { content, picture } = input;
  const { africa, global } = content.pages.listen;
  return [africa, global].map((page) => {
    const hub = page === africa ? ('africa' as const) : ('global' as const);
    const { image } = content.hubs[hub];
    const artists = content.artists.filter(({ hubs }) => hubs.includes(hub));
    return {
      path: page.route,
      template: 'listen/list',
      isListed: true,
      context: {
        ...listContext(input, page, artists),
        picture: picture(image.file, image.alt),
        ...(page === africa && { html: prose(africa.body), link: africa.link }),
      },
    };
  });
}

function listContext(
  input: PageInput,
  page: { title: string; metaDescription: string; hero: { h1: string; lead: string } },
  artists: Artist[],
): ListenListContext {
  return {
    ...opening(page),
    picture: null,
    threads: threadsOf(artists),
    html: null,
    link: null,
    action: null,
    note: null,
    unit: input.content.ui.labels.bpm,
    play: input.content.pages.listen.overview.play,
    rows: rowsToHear(input, artists),
  };
}

/** Rows that play the signatures and lead to what else can be heard: the catalogue where there is one, else the profile. */
export function rowsToHear(input: PageInput, artists: Artist[]): TempoRow[] {
  const catalogue = catalogueOf(input);
  const rows = tempoRows(
    input,
    artists,
    catalogue && new Map([[catalogue.artist.slug, catalogue.route]]),
  );
  return rows.map((row) => {
    const artist = artists.find(({ slug }) => slug === row.id);
    const track = artist && signatureTrack(input, artist);
    return track ? { ...row, track } : row;
  });
}
