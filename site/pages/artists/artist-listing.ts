import type { Artist } from '../../../content/schema/content';
import type { SubscriptionSource } from '../../../services/contracts/limits/subscriptions';
import type { FilterTexts } from '../../components/ArtistFilter/ArtistFilter';
import type { FeaturedRowData } from '../../components/FeaturedRow/FeaturedRow';
import type { MosaicArtist, MosaicTexts } from '../../components/MosaicCard/MosaicCard';
import type { PictureData } from '../../components/Picture/picture';
import { filterTexts, findWords } from '../find-words';
import { reminderOf } from '../join/subscriptions';
import type { LinkTo, Page, PageInput } from '../page';
import { artistsById } from '../parts/cards';
import { linksTo } from '../parts/links';
import { type Opening, opening } from '../parts/opening';

/** What the artists page shows. */
export interface ListingContext extends Opening {
  route: string;
  filter: FilterTexts;
  tabs: { id: string | null; label: string }[];
  /** `{n}` stands for the number. */
  counts: { one: string; other: string };
  /** What an AI-powered artist is, and the page that says more. */
  about: {
    title: string;
    parts: { term: string; text: string }[];
    picture?: PictureData;
    done: string;
    close: string;
  };
  aboutAi: LinkTo;
  artists: MosaicArtist[];
  texts: MosaicTexts;
  featured: { heading: string; lead: string; links: LinkTo[]; rows: FeaturedRowData[] };
  stayUpdated: { heading: string; text: string; source: SubscriptionSource };
  contact: { heading: string; text: string; link: LinkTo };
}

/** `/artists`: every artist of the listing, with the listing's own readings. */
export function listingPage(input: PageInput): Page<ListingContext> {
  const { content, picture } = input;
  const { ui, site } = content;
  const page = content.pages.artists.listing;
  const [face] = artistsById(content, content.featured.listing);
  return {
    path: page.route,
    template: 'artists/artists',
    isListed: true,
    context: {
      ...opening(page),
      route: page.route,
      filter: filterTexts(input, page),
      tabs: content.genreTabs.listing,
      counts: ui.counts.artists,
      about: {
        title: page.about.title,
        parts: page.about.parts.map(({ title, text }) => ({ term: title, text })),
        done: ui.buttons.gotIt,
        close: ui.aria.closeDialog,
        ...(face && { picture: picture(face.image.portrait, '') }),
      },
      aboutAi: site.disclosure.link,
      artists: content.artists.flatMap((artist) => mosaicArtist(input, artist)),
      texts: { open: ui.buttons.viewPortfolio, soon: ui.buttons.comingSoon, bpm: ui.labels.bpm },
      featured: {
        heading: page.featured.heading,
        lead: page.featured.lead,
        links: linksTo(page.links, site),
        rows: artistsById(content, content.featured.listing).map((artist) => ({
          id: artist.slug,
          name: artist.name,
          nameLang: artist.nameLang,
          tagline: artist.tagline,
          href: artist.listing?.featuredStatus === 'active' ? artist.route : null,
          reminder: reminderOf(input, artist, page.stayUpdated.source),
          cloth: picture(artist.image.cloth, ''),
        })),
      },
      stayUpdated: {
        heading: page.stayUpdated.heading,
        text: page.stayUpdated.text,
        source: page.stayUpdated.source,
      },
      contact: {
        heading: page.contact.heading,
        text: page.contact.text,
        link: { label: content.pages.contact.form.heading, href: content.pages.contact.route },
      },
    },
  };
}

function mosaicArtist(input: PageInput, artist: Artist): MosaicArtist[] {
  const { picture, content } = input;
  const { listing, image } = artist;
  if (listing === null) return [];
  return [
    {
      ...findWords(artist),
      id: artist.slug,
      href: listing.status === 'active' ? artist.route : null,
      genre: artist.genre.label,
      genreLang: artist.genre.lang,
      tempo: listing.bpmRange?.display ?? null,
      wide: picture(image.wide, image.alt),
      cover: picture(image.cover, image.alt),
      reminder: reminderOf(input, artist, content.pages.artists.listing.stayUpdated.source),
    },
  ];
}
