import type { Artist } from '../../../content/schema/content';
import type { ArtistHeroData, HeroLook } from '../../components/ArtistHero/ArtistHero';
import type { LinkTo, PageInput } from '../page';

/** The looms whose wide pictures leave the left third calm enough for words (design.md, part 4). */
const CALM_LOOMS = ['mud-cloth', 'resist-dot'];

/** The opening of a page about an artist; the words are the artist's own unless the page has others. */
export function artistHero(
  { content, picture }: PageInput,
  artist: Artist,
  words: { title: string; titleLang?: string | undefined; lead: string; back: LinkTo } = {
    title: artist.name,
    titleLang: artist.nameLang,
    lead: artist.description,
    back: allArtists(content.pages.artists.listing.route, content.navigation.footer),
  },
): ArtistHeroData {
  return {
    look: lookOf(artist),
    label: artist.genre.label,
    labelLang: artist.genre.lang,
    ...words,
    wide: picture(artist.image.wide, artist.image.alt),
    portrait: picture(artist.image.portrait, artist.image.alt),
  };
}

/** How an artist's name and art can meet, from what pictures there are. */
export function lookOf({ image, art }: Pick<Artist, 'image' | 'art'>): HeroLook {
  if (image.wide === image.portrait) return 'beside';
  return art && CALM_LOOMS.includes(art.loom) ? 'calm' : 'panel';
}

/** The link to the artists page with the words that the footer has for it. */
function allArtists(href: string, footer: { items: { title: string; href: string }[] }[]): LinkTo {
  const named = footer.flatMap(({ items }) => items).find((item) => item.href === href);
  return { label: named?.title ?? href, href };
}
