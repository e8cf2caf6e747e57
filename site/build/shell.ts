import type { Content } from '../../content/schema/content';
import type { Toast } from '../../content/schema/ui/messages';
import type { NewsletterTexts } from '../components/NewsletterForm/texts';
import type { ShellData } from '../shell/shell-data';
import { type FindPicture, thumbnail } from './pictures';

const SERVICES = {
  youtube: 'youtube',
  spotify: 'spotify',
  instagram: 'instagram',
  x: 'x-brand',
  discord: 'discord',
} as const;

/** What stands around every page, from the content. */
export function shellData(content: Content, picture: FindPicture, siteUrl: string): ShellData {
  const { site, navigation, ui, artists } = content;
  return {
    ...foreignNames(artists),
    brand: {
      name: site.brand.name,
      wordmark: site.brand.wordmark,
      titleSuffix: site.brand.titleSuffix,
    },
    siteUrl,
    descriptor: site.descriptor,
    groups: menuGroups(content, picture),
    single: navigation.single,
    listenNow: navigation.primaryAction,
    search: { title: ui.labels.search, href: content.pages.system.search.route },
    footer: navigation.footer,
    footerSmall: navigation.footerSmall,
    social: socialLinks(content),
    copyright: site.copyright.line,
    pictureNote: ui.footer.pictures,
    disclosure: { line: site.disclosure.line, link: site.disclosure.link },
    labels: labels(ui),
    signup: {
      heading: ui.footer.signupHeading,
      text: ui.footer.signupText,
      label: ui.footer.signupLabel,
    },
    newsletter: newsletterTexts(content),
    remind: {
      label: ui.buttons.remindMe,
      set: ui.buttons.reminderSet,
      aria: ui.aria.remind,
    },
    player: {
      ...ui.player,
      toast: { title: ui.toasts.playing.title, text: ui.toasts.playing.text ?? '' },
    },
    follow: {
      follow: ui.buttons.followArtist,
      following: ui.buttons.following,
      saving: ui.buttons.followSaving,
      unfollowed: ui.buttons.unfollowed,
      failed: ui.errors.follow.failed,
      counts: ui.counts.followers,
    },
  };
}

/** Links to profiles have the artist's picture. */
function menuGroups({ navigation, artists }: Content, picture: FindPicture): ShellData['groups'] {
  return navigation.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const artist = artists.find(({ route }) => route === item.href);
      return artist ? { ...item, picture: thumbnail(picture(artist.image.cover, '')) } : item;
    }),
  }));
}

/** Those that have an address. */
function socialLinks({ site, ui }: Content): ShellData['social'] {
  const names = Object.keys(SERVICES) as (keyof typeof SERVICES)[]; // the literal above has no other keys
  return names
    .filter((name) => site.social[name] !== '')
    .map((name) => ({
      icon: SERVICES[name],
      label: ui.aria.social.replace('{brand}', site.brand.name).replace('{service}', name),
      href: site.social[name],
    }));
}

function labels(ui: Content['ui']): ShellData['labels'] {
  return {
    menu: ui.aria.openMenu,
    close: ui.aria.closeMenu,
    showAll: ui.buttons.showAll,
    skip: ui.aria.skip,
    home: ui.labels.home,
    main: ui.aria.mainNav,
    theme: ui.labels.theme,
    dark: ui.labels.themeDark,
    light: ui.labels.themeLight,
    weight: ui.labels.weight,
    full: ui.labels.weightFull,
    slim: ui.labels.weightLight,
    pauseMotion: ui.labels.pauseMotion,
    playMotion: ui.labels.playMotion,
    toasts: ui.aria.toastRegion,
    dismiss: ui.toasts.dismiss,
    closeDialog: ui.aria.closeDialog,
    assistant: ui.assistantUi.open,
  };
}

/** The longest first: one name may be the beginning of another, or of a word (`Sol` of `Solara`). */
function foreignNames(artists: Content['artists']): Pick<ShellData, 'names'> {
  const foreign = artists
    .filter(({ nameLang }) => nameLang)
    .toSorted((a, b) => b.name.length - a.name.length);
  if (foreign.length === 0) return {};
  const names = foreign.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return {
    names: {
      pattern: `(${names.join('|')})(?![\\p{L}\\p{N}])`,
      languages: Object.fromEntries(foreign.map(({ name, nameLang = '' }) => [name, nameLang])),
    },
  };
}

function newsletterTexts({ site, ui }: Content): NewsletterTexts {
  const { buttons, labels, toasts } = ui;
  const notice = ({ title, text = '' }: Toast) => ({ title, text });
  return {
    label: labels.email,
    placeholder: labels.emailPlaceholder,
    consent: site.newsletter.consent.text,
    subscribe: { label: buttons.subscribe, sending: buttons.subscribing },
    joinAfricanHub: { label: buttons.joinAfricanHub, sending: buttons.joining },
    pending: ui.subscription.pendingInline,
    subscribed: notice(toasts.subscribeSuccess),
    joined: notice(toasts.subscribeSuccessAfrica),
    reminded: notice(toasts.reminder),
    failed: toasts.subscribeFailure.title,
    offline: ui.errors.offline,
    network: ui.errors.network,
  };
}
