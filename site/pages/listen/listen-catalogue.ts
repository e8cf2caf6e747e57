import type { Artist } from '../../../content/schema/content';
import type { ArtistHeroData } from '../../components/ArtistHero/ArtistHero';
import type { Reminder } from '../../components/RemindMe/RemindMe';
import type { SeoData } from '../../components/Seo/Seo';
import { artistHero } from '../artists/artist-hero';
import {
  type DiscographyTexts,
  discographyOf,
  discographyTexts,
  type ReleaseRow,
} from '../artists/discography';
import { reminderOf } from '../join/subscriptions';
import type { LinkTo, Page, PageInput } from '../page';
import { linkTo } from '../parts/links';

/** What a page of one artist's releases shows. */
export interface CatalogueContext {
  seo: SeoData;
  id: string;
  hero: ArtistHeroData;
  /** Where all of it can be played; `null` while there is no address. */
  action: LinkTo | null;
  groups: { heading: string; rows: ReleaseRow[] }[];
  /** Stands in their place while there is none. */
  none: string | null;
  texts: DiscographyTexts;
  reminder: Reminder;
  profile: LinkTo | null;
}

/** The artist whose releases have a page of their own: the one its address names. */
export function catalogueOf({
  content,
}: Pick<PageInput, 'content'>): { artist: Artist; route: string } | undefined {
  const { route } = content.pages.listen.rocka;
  const artist = content.artists.find(({ slug }) => route.endsWith(`/${slug}`));
  return artist && { artist, route };
}

/** `/listen/rocka`, and the same inside the African hub, which names the first as the original. */
export function cataloguePages(input: PageInput): Page<CatalogueContext>[] {
  const { content } = input;
  const { overview, rocka, africa, africaRocka } = content.pages.listen;
  const found = catalogueOf(input);
  if (!found) return [];
  const { artist } = found;
  const rows = discographyOf(input, artist);
  const groups = [
    { heading: rocka.outHeading, rows: rows.filter(({ isOut }) => isOut) },
    { heading: rocka.comingHeading, rows: rows.filter(({ isOut }) => !isOut) },
  ].filter((group) => group.rows.length > 0);
  const page = (
    words: typeof rocka | typeof africaRocka,
    back: LinkTo,
    canonical?: string,
  ): Page<CatalogueContext> => ({
    path: words.route,
    template: 'listen/catalogue',
    isListed: canonical === undefined,
    context: {
      seo: {
        title: words.title,
        description: words.metaDescription,
        ...(canonical !== undefined && { canonical }),
      },
      id: artist.slug,
      hero: artistHero(input, artist, { title: words.hero.h1, lead: words.hero.lead, back }),
      action: linkTo(rocka.action, content.site) ?? null,
      groups,
      none: groups.length === 0 ? content.pages.artists.profileLabels.noReleases : null,
      texts: discographyTexts(input),
      reminder: reminderOf(input, artist, 'artist_profile'),
      profile: artist.route
        ? { label: content.ui.buttons.viewPortfolio, href: artist.route }
        : null,
    },
  });
  return [
    page(rocka, { label: overview.title, href: overview.route }),
    page(africaRocka, { label: africa.title, href: africa.route }, africaRocka.canonical),
  ];
}
