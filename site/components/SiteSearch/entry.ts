import type { PictureData } from '../Picture/picture';

/** Something that can be found. */
export interface SearchEntry {
  href: string;
  title: string;
  /** Language of the title when it is not English. */
  titleLang?: string;
  text: string;
  /** The same of the text. */
  textLang?: string;
  /** Further words that find it and are not printed. */
  words?: string;
  artistId?: string | undefined;
  picture?: PictureData;
}

/** Entries of one kind. */
export interface SearchGroup {
  id: 'artists' | 'releases' | 'news' | 'events' | 'questions' | 'pages';
  label: string;
  entries: SearchEntry[];
  /** How many of them stand among other groups; all of them where it is left out. */
  most?: number;
}
