import type { Findable } from '../ArtistFilter/match';
import type { HeroLook } from '../ArtistHero/ArtistHero';
import type { LaunchData } from '../Launch/Launch';
import type { PictureData } from '../Picture/picture';
import type { Reminder } from '../RemindMe/RemindMe';

/** An artist in the African directory. */
export interface DirectoryArtist extends Findable {
  id: string;
  /** The profile; `null` for one without. */
  href: string | null;
  isActive: boolean;
  genre: string;
  genreLang: string | undefined;
  portrait: PictureData;
  wide: PictureData;
  /** How words can meet the wide picture. */
  look: HeroLook;
  /** Where there is a cloth and no portrait. */
  initials: string | null;
  streams: { term: string; text: string; source: string | null } | null;
  languages: { term: string; text: string } | null;
  latest: { term: string; title: string; lang: string } | null;
  /** The directory's own reading, as printed. */
  tempo: { term: string; text: string } | null;
  /** Where the artist can be heard elsewhere. */
  links: { icon: 'youtube' | 'spotify'; label: string; href: string }[];
  /** For an artist who is coming soon. */
  launch: LaunchData | null;
  reminder: Reminder;
}
