import { launchEnds } from '../../../content/derive/launch';
import type { Artist, Content } from '../../../content/schema/content';
import type { Fact } from '../../../content/schema/fact';
import type { ArtistFact } from './artist-fact';
import { artistRoute, listenRoute } from './artist-route';
import { tellDiscography, tellLatest, tellNext, tellWhereToListen } from './artist-tracks';
import { listInWords } from './in-words';

type Teller = (artist: Artist, content: Content, now: Date) => ArtistFact | undefined;

const DIRECTORY = '/artists/africa';
const LISTING = '/artists';

/** Every facet that can be asked for, and what the site says. Undefined where it says nothing. */
export const ARTIST_FACTS: Record<string, Teller> = {
  bpm: tellTempo,
  genre: (artist) => ({
    text: `${artist.name} makes ${artist.genre.label}. ${artist.genre.description}`,
    urls: [artistRoute(artist), artist.listing ? LISTING : DIRECTORY],
  }),
  languages: tellLanguages,
  streams: (artist, content) => tellFigures(artist, content, ['streams']),
  countries: (artist, content) => tellFigures(artist, content, ['countries']),
  africanAudience: (artist, content) => tellFigures(artist, content, ['africanAudience']),
  reach: (artist, content) =>
    tellFigures(artist, content, ['streams', 'countries', 'africanAudience']),
  status: tellStatus,
  progress: tellProgress,
  launch: tellLaunch,
  latestTrack: tellLatest,
  nextTrack: tellNext,
  listen: tellWhereToListen,
  discography: tellDiscography,
  portrait: (artist) => ({ text: artist.image.alt, urls: [artistRoute(artist)] }),
  mood: (artist) => tellList(artist, 'Mood', artist.mood),
  influences: (artist) => tellList(artist, 'Influences', artist.musicalInfluences),
  vocalStyle: (artist) => tellList(artist, 'Voice', artist.vocalStyle ? [artist.vocalStyle] : []),
  heritage: (artist) =>
    tellList(artist, 'Musical lineage', artist.heritage ? [artist.heritage] : []),
};

/** One line on who an artist is. */
export function introduce(artist: Artist): ArtistFact {
  return {
    text: `${artist.name} (${artist.genre.label}): ${artist.summary} ${artist.description}`,
    urls: [artistRoute(artist), artist.listing ? LISTING : DIRECTORY],
  };
}

/** The tempo: both readings where the two pages differ. */
function tellTempo(
  { name, directory, listing, ...rest }: Artist,
  { assistant }: Content,
): ArtistFact | undefined {
  const here = directory.bpmRange?.display;
  const there = listing?.bpmRange?.display;
  if (!here && !there) return undefined;
  const urls = [artistRoute(rest), LISTING, DIRECTORY];
  if (here && there && here !== there) {
    const both = assistant.replies.twoReadings
      .replace('{directory}', `${here} BPM`)
      .replace('{listing}', `${there} BPM`);
    return { text: `${name}’s tempo is not settled. ${both}`, urls };
  }
  return { text: `${name}’s tempo is ${here ?? there} BPM.`, urls };
}

function figureOf({ slug }: Artist, { facts }: Content, metric: string): Fact | undefined {
  return facts.find((fact) => fact.subject === slug && fact.metric === metric);
}

function tellFigures(artist: Artist, content: Content, metrics: string[]): ArtistFact | undefined {
  const facts = metrics.flatMap((metric) => figureOf(artist, content, metric) ?? []);
  if (facts.length === 0) return undefined;
  const figures = facts.map(({ metric, display, label }) => {
    if (metric === 'countries') return `is heard in ${display} ${label}`;
    return metric === 'africanAudience'
      ? `has an audience of which ${display} is in Africa`
      : `has ${display} ${label}`;
  });
  const { selfReported } = content.assistant.replies;
  const said = facts.length === 1 ? selfReported : 'These figures are self-reported.';
  return {
    text: `${artist.name} ${listInWords(figures)}. ${said}`,
    urls: [artistRoute(artist), DIRECTORY],
  };
}

function tellLanguages(artist: Artist, content: Content): ArtistFact | undefined {
  const { name, languages, languagesStatus } = artist;
  const labels = languages.map(({ label }) => label).join(', ');
  const count = figureOf(artist, content, 'languages');
  const urls = [artistRoute(artist)];
  if (count) {
    const text = `${name} sings in ${count.display} languages (self-reported). The profile shows ${labels}; the list is to be confirmed by the label.`;
    return { text, urls };
  }
  if (labels === '') return undefined;
  const status = languagesStatus ? `, ${languagesStatus}` : '';
  return { text: `${name}’s profile shows ${labels}${status}.`, urls, isOpen: true };
}

function tellStatus(artist: Artist, content: Content, now: Date): ArtistFact {
  const { name, directory, listing, slug } = artist;
  const isOut = content.releases.some(
    (release) => release.artist === slug && release.status === 'out',
  );
  if (isOut) {
    return {
      text: `${name} is active: there is music out to hear now.`,
      urls: [artistRoute(artist), listenRoute(artist, content)],
    };
  }
  const says = { active: 'active', 'coming-soon': 'coming soon' } as const;
  const differ = listing && listing.status !== directory.status;
  const first = differ
    ? `The African directory marks ${name} as ${says[directory.status]}, the artists page as ${says[listing.status]}.`
    : `${name} is ${says[directory.status]}.`;
  const { text = '' } = tellProgress(artist) ?? {};
  const launch = (tellLaunch(artist, content, now)?.text ?? '').replace(
    `${name} is coming soon. `,
    '',
  );
  return {
    text: [first, 'Nothing is out to hear yet.', text, launch].filter(Boolean).join(' '),
    urls: [artistRoute(artist), DIRECTORY],
  };
}

function tellProgress({ name, directory, ...rest }: Artist): ArtistFact | undefined {
  if (directory.progress === null) return undefined;
  const text = `${name} is ${directory.progress}% ready, as the label says (self-reported).`;
  return { text, urls: [artistRoute(rest), DIRECTORY] };
}

/** The announced date; one that has passed is said to be open. */
function tellLaunch(
  artist: Artist,
  { assistant, releases }: Content,
  now: Date,
): ArtistFact | undefined {
  const { name, slug, directory } = artist;
  const urls = [artistRoute(artist), DIRECTORY];
  if (releases.some((release) => release.artist === slug && release.status === 'out')) {
    return { text: `${name} is out already.`, urls };
  }
  const date = directory.expectedLaunch;
  if (date === null) {
    const text = `${name} is coming soon. No launch date is given; it is to be announced.`;
    return { text, urls, isOpen: true };
  }
  const end = launchEnds(date);
  const isPast = end !== undefined && end <= now;
  const text = isPast
    ? assistant.replies.launchPassed.replace('{date}', date)
    : `Announced for ${date}.`;
  return { text: `${name} is coming soon. ${text}`, urls };
}

function tellList(
  { name, ...rest }: Artist,
  title: string,
  values: string[],
): ArtistFact | undefined {
  if (values.length === 0) return undefined;
  return {
    text: `${name}. ${title}: ${values.join(', ').replace(/\.$/, '')}.`,
    urls: [artistRoute(rest)],
  };
}
