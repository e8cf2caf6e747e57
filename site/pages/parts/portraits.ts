import type { Content } from '../../../content/schema/content';
import type { PictureData } from '../../components/Picture/picture';
import type { PageInput } from '../page';

/** An artist in a row of faces. */
export interface PortraitData {
  /** The artist's id. */
  id: string;
  name: string;
  /** Language of the name when it is not English. */
  nameLang?: string | undefined;
  genre: string;
  genreLang?: string;
  href: string;
  picture: PictureData;
}

/** A face in the row; `href` is where it leads. */
export function portrait(
  { picture }: PageInput,
  artist: Content['artists'][number],
  href: string,
): PortraitData {
  const { slug, name, nameLang, genre, image } = artist;
  return {
    id: slug,
    name,
    ...(nameLang && { nameLang }),
    genre: genre.label,
    ...(genre.lang && { genreLang: genre.lang }),
    href,
    picture: picture(image.cover, ''),
  };
}
