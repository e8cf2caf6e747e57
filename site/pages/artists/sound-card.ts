import type { Artist, Content } from '../../../content/schema/content';
import type { SoundCardData } from '../../components/SoundCard/SoundCard';
import { fillPhrase } from '../../fill-phrase';
import type { PageInput } from '../page';

/** How an artist sounds; what nobody has said is left out. */
export function soundCard({ content }: PageInput, artist: Artist): SoundCardData {
  const labels = content.pages.artists.profileLabels;
  const { bpmRange } = artist.directory;
  const isDisputed =
    artist.listing?.bpmRange && bpmRange?.display !== artist.listing.bpmRange.display;
  const rows = [
    { term: labels.vocalStyle, text: artist.vocalStyle },
    { term: labels.mood, text: sentence(artist.mood) },
    { term: labels.influences, text: sentence(artist.musicalInfluences) },
    { term: labels.heritage, text: artist.heritage },
  ];
  return {
    heading: labels.soundCard,
    rows: rows.flatMap(({ term, text }) => (text ? [{ term, text }] : [])),
    languages:
      artist.languages.length > 0 || artist.languagesStatus
        ? { term: labels.languages, items: artist.languages, status: artist.languagesStatus }
        : null,
    tempo: bpmRange && {
      term: labels.tempo,
      range: bpmRange.display,
      unit: content.ui.labels.bpm,
      note: isDisputed ? content.factLabels.twoReadings : null,
    },
    social: accountsOf(content, artist, ['spotify', 'youtube', 'instagram']),
  };
}

/** Where an artist is elsewhere: of these services, those that have an address. */
export function accountsOf<Service extends 'spotify' | 'youtube' | 'instagram'>(
  { ui }: Content,
  { name, socialLinks }: Artist,
  services: Service[],
) {
  return services
    .filter((service) => socialLinks[service] !== '')
    .map((service) => ({
      icon: service,
      label: fillPhrase(ui.aria.social, { brand: name, service }),
      href: socialLinks[service],
    }));
}

/** A list of words as one: the first with a capital, commas between them. */
export function sentence(words: string[]): string {
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
