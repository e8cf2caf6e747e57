import type { FollowTexts } from '../components/FollowButton/texts';
import type { NewsletterTexts } from '../components/NewsletterForm/texts';
import type { PictureData } from '../components/Picture/picture';
import type { PlayerTexts } from '../player/track';

/** One entry of a menu. */
export interface NavItem {
  title: string;
  /** Language of the title when it is not English. */
  lang?: string;
  href: string;
  description: string;
  /** 52 px square beside the words; only artists have one. */
  picture?: PictureData;
}

/** A menu and the page that sums it up. */
export interface NavGroup {
  title: string;
  href: string;
  items: NavItem[];
}

/** What every page shows around its own content; written once by the build, not into each page. */
export interface ShellData {
  /** Of artists whose names are not English: one pattern for all of them, and the language of each. */
  names?: { pattern: string; languages: Record<string, string> };
  brand: { name: string; wordmark: [string, string]; titleSuffix: string };
  siteUrl: string;
  descriptor: string;
  groups: NavGroup[];
  single: NavItem[];
  listenNow: { title: string; href: string };
  search: { title: string; href: string };
  footer: { title: string; items: { title: string; lang?: string; href: string }[] }[];
  footerSmall: { title: string; href: string }[];
  /** Accounts elsewhere that exist; an empty one is not shown. */
  social: {
    icon: 'youtube' | 'spotify' | 'instagram' | 'x-brand' | 'discord';
    label: string;
    href: string;
  }[];
  copyright: string;
  pictureNote: string;
  disclosure: { line: string; link: { label: string; href: string } };
  labels: {
    menu: string;
    close: string;
    showAll: string;
    skip: string;
    home: string;
    main: string;
    theme: string;
    dark: string;
    light: string;
    weight: string;
    full: string;
    slim: string;
    pauseMotion: string;
    playMotion: string;
    toasts: string;
    dismiss: string;
    closeDialog: string;
    assistant: string;
  };
  /** Words of the form in the footer; its label is its own, for there may be another form above. */
  signup: { heading: string; text: string; label: string };
  newsletter: NewsletterTexts;
  /** `aria` names the artist as `{name}`. */
  remind: { label: string; set: string; aria: string };
  follow: FollowTexts;
  player: PlayerTexts;
}
