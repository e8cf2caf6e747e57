import { ArtistFile } from './artist';
import { AskedOfArtists } from './assistant/artists';
import { FollowUpsFile } from './assistant/follow-ups';
import { KnownGapsFile } from './assistant/known-gaps';
import { AsksFile } from './assistant/passage';
import { AssistantReplies } from './assistant/replies';
import { SmallTalkFile } from './assistant/small-talk';
import { AssistantWords } from './assistant/words';
import { BulletinFile } from './bulletin';
import { FactsFile } from './fact';
import { Faq } from './faq';
import { GenresFile } from './genre';
import { HappeningFile } from './happening';
import { Home } from './home';
import { AfricaHub, GlobalHub } from './hub';
import { MailFile } from './mail';
import { MovedFile } from './moved';
import { NavigationFile } from './navigation';
import { AboutPages } from './pages/about';
import { AiPage } from './pages/ai';
import { ArtistsPages } from './pages/artists';
import { ContactPage } from './pages/contact';
import { JoinPages } from './pages/join';
import { ListenPages } from './pages/listen';
import { NewsPages } from './pages/news';
import { NextGenPage } from './pages/next-gen';
import { PressPage } from './pages/press';
import { PrivacyRequestPage } from './pages/privacy-request';
import { SupportPage } from './pages/support';
import { SystemPages } from './pages/system';
import { LicensingPage, OwnPage, TextPage, VersionedPage } from './pages/text-pages';
import { PressFile } from './press';
import { ReleaseFile } from './release';
import { Site } from './site';
import { StoryFile } from './story';
import { Ui } from './ui';

/** Files that exist once, by their path in `content/`. All must be there. */
export const FILES = {
  'assistant/artists.yaml': AskedOfArtists,
  'assistant/follow-ups.yaml': FollowUpsFile,
  'assistant/known-gaps.yaml': KnownGapsFile,
  'assistant/replies.yaml': AssistantReplies,
  'assistant/small-talk.yaml': SmallTalkFile,
  'assistant/words.yaml': AssistantWords,
  'facts.yaml': FactsFile,
  'faq.yaml': Faq,
  'genres.yaml': GenresFile,
  'home.yaml': Home,
  'hubs/africa.yaml': AfricaHub,
  'hubs/global.yaml': GlobalHub,
  'moved.yaml': MovedFile,
  'navigation.yaml': NavigationFile,
  'pages/about.yaml': AboutPages,
  'pages/accessibility.yaml': TextPage,
  'pages/ai.yaml': AiPage,
  'pages/artists.yaml': ArtistsPages,
  'pages/contact.yaml': ContactPage,
  'pages/copyright.yaml': TextPage,
  'pages/join.yaml': JoinPages,
  'pages/licensing.yaml': LicensingPage,
  'pages/listen.yaml': ListenPages,
  'pages/news.yaml': NewsPages,
  'pages/next-gen.yaml': NextGenPage,
  'pages/press.yaml': PressPage,
  'pages/privacy-request.yaml': PrivacyRequestPage,
  'pages/privacy.yaml': VersionedPage,
  'pages/support.yaml': SupportPage,
  'pages/system.yaml': SystemPages,
  'pages/terms.yaml': VersionedPage,
  'site.yaml': Site,
  'ui.yaml': Ui,
} as const;
/** Path of a single file in `content/`. */
export type FileName = keyof typeof FILES;

/** Folders with one file per entry, by their name in `content/`. The file's name is the entry's slug. */
export const FOLDERS = {
  artists: ArtistFile,
  asks: AsksFile,
  bulletins: BulletinFile,
  events: HappeningFile,
  mails: MailFile,
  news: StoryFile,
  press: PressFile,
  releases: ReleaseFile,
  texts: OwnPage,
} as const;
/** Name of a folder of entries in `content/`. */
export type FolderName = keyof typeof FOLDERS;
