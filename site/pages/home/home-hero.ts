import type { Strip } from '../../components/HeroStrips/HeroStrips';
import type { Track } from '../../player/track';
import { withProfile } from '../artists/profiles';
import { signatureTracks } from '../listen/tracks';
import type { LinkTo, PageInput } from '../page';
import { linksTo } from '../parts/links';

/** What stands at the head of the home page. */
export interface HomeHeroData {
  line1: string;
  line2: string;
  lead: { africa: string; global: string };
  badge: LinkTo;
  actions: LinkTo[];
  strips: Strip[];
  /** What there is to hear, the latest first. */
  latest: Track[];
}

/** How many faces cut the headline in two: a strip must stay wide enough for its name and for a thumb. */
const FACES = 6;
/** How many signatures the first button plays in a row; each comes with its curve. */
const TRACKS = 8;

/** The headline, the faces that cut it, and what the first button plays. */
export function homeHero(input: PageInput): HomeHeroData {
  const { content, picture } = input;
  const { hero } = content.home;
  const shown = withProfile(content.artists);
  const heard = new Set([...content.featured.home, ...shown.map(({ slug }) => slug)]);

  return {
    line1: hero.line1,
    line2: hero.line2,
    lead: hero.lead,
    badge: hero.badge,
    actions: linksTo(hero.actions, content.site),
    latest: signatureTracks(input, [...heard]).slice(0, TRACKS),
    strips: shown.slice(0, FACES).map((artist) => ({
      id: artist.slug,
      name: artist.name,
      nameLang: artist.nameLang,
      genre: artist.genre.label,
      href: artist.route,
      picture: picture(artist.image.portrait, artist.image.alt),
    })),
  };
}
