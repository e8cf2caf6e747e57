import type { Artist } from '../../../content/schema/content';
import type { SubscriptionSource, Topic } from '../../../services/contracts/limits/subscriptions';
import type { FilterTexts } from '../../components/ArtistFilter/ArtistFilter';
import type { DirectoryArtist } from '../../components/DirectoryCard/directory-artist';
import type { DirectoryCount } from '../../fill-directory-count';
import { filterTexts, findWords } from '../find-words';
import { reminderOf, subscriptionTo } from '../join/subscriptions';
import type { Page, PageInput } from '../page';
import { type Opening, opening } from '../parts/opening';
import { lookOf } from './artist-hero';
import { launchOf } from './launch';
import { accountsOf, sentence } from './sound-card';

/** What the African directory shows. */
export interface DirectoryContext extends Opening {
  route: string;
  filter: FilterTexts;
  tabs: { id: string | null; label: string }[];
  count: DirectoryCount;
  texts: { open: string; soon: string; featured: string };
  /** Ids of the artists whose large card stands above the grid. */
  featured: string[];
  artists: DirectoryArtist[];
  join: { heading: string; text: string; source: SubscriptionSource; topics: Topic[] };
}

/** `/artists/africa`: every artist there is, with the directory's readings. */
export function directoryPage(input: PageInput): Page<DirectoryContext> {
  const { content } = input;
  const { ui } = content;
  const page = content.pages.artists.directory;
  return {
    path: page.route,
    template: 'artists/directory',
    isListed: true,
    context: {
      ...opening(page),
      route: page.route,
      filter: filterTexts(input, page),
      tabs: content.genreTabs.directory,
      count: { line: ui.counts.directory, artists: ui.counts.artists },
      texts: {
        open: ui.buttons.viewPortfolio,
        soon: ui.buttons.comingSoon,
        featured: page.featured.label,
      },
      featured: content.featured.directory,
      artists: content.artists.map((artist) => directoryArtist(input, artist)),
      join: {
        heading: page.join.heading,
        text: page.join.text,
        source: page.join.source,
        topics: subscriptionTo(content, page.join.source, page.join.topics).topics,
      },
    },
  };
}

/** An artist's entry; what nobody has said is left out. */
function directoryArtist(input: PageInput, artist: Artist): DirectoryArtist {
  const { content, picture } = input;
  const { card } = content.pages.artists.directory;
  const { image, directory, languages, languagesStatus } = artist;
  const isActive = directory.status === 'active';
  const streams = content.facts.find(({ id }) => id === `${artist.slug}-streams`);
  const latest = content.releases.find(({ slug }) => slug === artist.latestTrack);
  const spoken = sentence(
    languages.length > 0 ? languages.map(({ label }) => label) : [languagesStatus ?? ''],
  );
  return {
    ...findWords(artist),
    id: artist.slug,
    href: artist.route,
    isActive,
    genre: artist.genre.label,
    genreLang: artist.genre.lang,
    portrait: picture(image.portrait, image.alt),
    wide: picture(image.wide, image.alt),
    look: lookOf(artist),
    initials: image.alt === '' ? initialsOf(artist.name) : null,
    streams:
      isActive && streams
        ? {
            term: card.streams,
            text: streams.display,
            source: streams.source === 'self-reported' ? content.factLabels.selfReported : null,
          }
        : null,
    languages: spoken ? { term: card.languages, text: spoken } : null,
    latest:
      isActive && latest
        ? { term: card.latest, title: latest.title, lang: latest.titleLang }
        : null,
    tempo: directory.bpmRange && {
      term: content.ui.labels.bpm,
      text: directory.bpmRange.display,
    },
    links: isActive ? accountsOf(content, artist, ['youtube', 'spotify']) : [],
    launch: isActive ? null : launchOf(input, artist),
    reminder: reminderOf(input, artist, content.pages.artists.directory.join.source),
  };
}

/** `Kora AI` → `KA`: stands on the cloth of an artist who has no portrait yet. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
