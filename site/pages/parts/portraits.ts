import type { Content } from '../../../content/schema/content';
import type { PictureData } from '../../components/Picture/picture';
import type { PageInput } from '../page';

/** An artist in a row of faces. */
export interface PortraitData {
  /** The artist's id. */
  id: string;
  name: string;
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
  const { slug, name, genre, image } = artist;
  return {
    id: slug,
    name,
    genre: genre.label,
    ...(genre.lang && { genreLang: genre.lang }),
    href,
    picture: picture(image.cover, ''),
  };
}
