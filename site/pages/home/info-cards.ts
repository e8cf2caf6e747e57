import type { InfoCard } from '../../../content/schema/parts/section';
import type { PictureData } from '../../components/Picture/picture';
import type { IconName } from '../../icons/names';
import { withProfile } from '../artists/profiles';
import type { LinkTo, PageInput } from '../page';

/** A card that opens a dialog of three parts. */
export interface InfoCardData {
  id: string;
  title: string;
  teaser: string;
  parts: { term: string; text: string }[];
  icon: IconName;
  link?: LinkTo;
  /** Whose cloth and colour the card wears. */
  artistId?: string;
  picture?: PictureData;
}

/** Signs of the second row of cards, in their order. */
const PROMISE_ICONS: IconName[] = ['shield-check', 'hand-pointing', 'intersect-three'];

/** A row of cards. They borrow the cloths of artists, each row starting where the other ended. */
export function infoCards({ content, picture }: PageInput, cards: InfoCard[]): InfoCardData[] {
  const owners = withProfile(content.artists);
  return cards.map((card, index) => {
    const owner = owners[(index * 2 + 3) % owners.length];
    return {
      id: card.id,
      title: card.title,
      teaser: card.teaser,
      parts: card.parts.map(({ title, text }) => ({ term: title, text })),
      icon: PROMISE_ICONS[index] ?? 'sparkle',
      ...(card.link && { link: card.link }),
      ...(owner && { artistId: owner.slug, picture: picture(owner.image.cloth, '') }),
    };
  });
}
