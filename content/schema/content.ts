import type { ArtistFile, FeaturedPlace } from './artist';
import type { ArtistPictures } from './artist/image';
import type { Assistant } from './assistant/assistant';
import type { AssistantWords } from './assistant/words';
import type { BulletinFile } from './bulletin';
import type { Credits } from './complete-credits';
import type { Fact, FactsFile } from './fact';
import type { Faq } from './faq';
import type { Genre } from './genre';
import type { HappeningFile } from './happening';
import type { Home } from './home';
import type { AfricaHub, GlobalHub } from './hub';
import type { MailFile } from './mail';
import type { MovedFile } from './moved';
import type { Navigation } from './navigation';
import type { AboutPages } from './pages/about';
import type { AiPage } from './pages/ai';
import type { ArtistsPages } from './pages/artists';
import type { ContactPage } from './pages/contact';
import type { JoinPages } from './pages/join';
import type { ListenPages } from './pages/listen';
import type { NewsPages } from './pages/news';
import type { NextGenPage } from './pages/next-gen';
import type { PressPage } from './pages/press';
import type { PrivacyRequestPage } from './pages/privacy-request';
import type { SupportPage } from './pages/support';
import type { SystemPages } from './pages/system';
import type { LicensingPage, OwnPage, TextPage, VersionedPage } from './pages/text-pages';
import type { BpmRange } from './parts/bpm-range';
import type { ArtistStatus } from './parts/names';
import type { PressFile } from './press';
import type { ReleaseFile } from './release';
import type { Site } from './site';
import type { StoryFile } from './story';
import type { Ui } from './ui';

/** What was read, with the path of its file from the project's root. */
export type Filed<File> = File & { file: string };

/** An entry of a collection. Its slug is its file's name, less `.yaml`. */
export type Entry<File> = Filed<File> & { slug: string };

/** An artist as the pages need it: both readings filled in, pictures complete, genre and tempo resolved. */
export interface Artist
  extends Entry<Omit<ArtistFile, 'genre' | 'directory' | 'listing' | 'image'>> {
  /** `/artists/rocka`; `null` for an artist without a profile. */
  route: string | null;
  genre: Genre;
  /** Beats per minute: the middle of the directory's range, rounded half up. */
  bpm: number;
  /** As printed: `1.2M+`; `null` while nobody has counted. */
  streams: string | null;
  directory: {
    status: ArtistStatus;
    bpmRange: BpmRange | null;
    /** Percent. */
    progress: number | null;
    expectedLaunch: string | null;
    /** Whether the announced date lay in the past when the content was read. */
    launchPassed: boolean;
  };
  /** `null` for an artist who is not on the artists page. */
  listing: {
    status: ArtistStatus;
    bpmRange: BpmRange | null;
    /** What the Featured section says. */
    featuredStatus: ArtistStatus;
  } | null;
  image: ArtistPictures;
  /** Of the biography; `null` without a profile. */
  biographyCredits: Credits | null;
  /** Slugs of the artist's releases: those out, newest first; then those coming, next first. */
  discography: string[];
  /** Slug of the first of them. */
  latestTrack: string | null;
}

/** A release with its slug, and with what follows from its credits. */
export interface Release extends Entry<Omit<ReleaseFile, 'credits'>> {
  credits: Credits & Pick<ReleaseFile['credits'], 'status' | 'note'>;
}

/** A story with its address, and with what follows from its credits. */
export interface Story extends Entry<Omit<StoryFile, 'credits'>> {
  route: string;
  credits: Credits;
}

/** An event with its moments as ISO 8601 UTC. */
export interface Happening extends Entry<HappeningFile> {
  startsAtUtc: string;
  endsAtUtc: string | null;
  /** When it counts as over, also where no end is given. */
  overAtUtc: string;
}

/** A mail; its slug is its id. */
export type Mail = Entry<MailFile>;

/** A mail to the newsletter; its slug names it. */
export interface Bulletin extends Entry<Omit<BulletinFile, 'credits'>> {
  credits: Credits;
}

/** An artist's press kit; its slug is the artist's id. */
export interface PressKit extends Entry<Omit<PressFile, 'credits'>> {
  route: string;
  /** Of the biographies. */
  credits: Credits;
}

/** A page of text that an editor has added. */
export interface AddedPage extends Entry<OwnPage> {
  route: string;
}

/** One tab of a list of artists; `id` is the genre's, `null` for all. */
export interface GenreTab {
  id: string | null;
  label: string;
}

/** Everything the site says, checked. Plain data: it can be written as JSON. */
export interface Content {
  site: Filed<Site>;
  navigation: Filed<Navigation>;
  ui: Filed<Ui>;
  /** Where old addresses lead. */
  moved: MovedFile['moved'];
  /** Artists whose page has moved: the id before, and the one now. */
  renamedArtists: { from: string; to: string }[];
  home: Filed<Home>;
  hubs: { africa: Filed<AfricaHub>; global: Filed<GlobalHub> };
  /** Those of `genres.yaml` in its order, then those that artists bring along. */
  genres: Genre[];
  /** Those of `facts.yaml`, then each artist's tempo and progress. */
  facts: Fact[];
  factLabels: FactsFile['labels'];
  /** By `order`. */
  artists: Artist[];
  /** By artist; those out, newest first; then those coming, next first. */
  releases: Release[];
  /** Of every picture in `content/media/`, by its name. */
  pictureCredits: Record<string, Credits>;
  /** Of files that the build makes, by the folder they are published in. */
  publishedCredits: { under: string; credits: Credits }[];
  /** Newest first. */
  stories: Story[];
  /** Earliest first. */
  happenings: Happening[];
  faq: Filed<Faq>;
  mails: Mail[];
  /** By the names of their files. */
  bulletins: Bulletin[];
  press: PressKit[];
  assistant: Assistant;
  assistantWords: Filed<AssistantWords>;
  pages: Pages;
  /** Those of `content/texts/`, by address. */
  texts: AddedPage[];
  /** Tabs of the artists page, and of the African directory. */
  genreTabs: { listing: GenreTab[]; directory: GenreTab[] };
  /** Ids of the artists put forward in each place; on the artists page those coming soon stand last. */
  featured: Record<FeaturedPlace, string[]>;
  /** Slugs: the stories pinned to a page in their order, then all others of that newsroom, newest first. */
  storyLists: { latest: string[]; africa: string[]; global: string[] };
}

/** The page files of `content/pages/`. */
export interface Pages {
  about: Filed<AboutPages>;
  nextGen: Filed<NextGenPage>;
  listen: Filed<ListenPages>;
  join: Filed<JoinPages>;
  artists: Filed<ArtistsPages>;
  news: Filed<NewsPages>;
  contact: Filed<ContactPage>;
  press: Filed<PressPage>;
  licensing: Filed<LicensingPage>;
  support: Filed<SupportPage>;
  accessibility: Filed<TextPage>;
  ai: Filed<AiPage>;
  terms: Filed<VersionedPage>;
  privacy: Filed<VersionedPage>;
  privacyRequest: Filed<PrivacyRequestPage>;
  copyright: Filed<TextPage>;
  system: Filed<SystemPages>;
}
