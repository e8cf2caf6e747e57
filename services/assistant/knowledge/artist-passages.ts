import type { Artist, Content, Release } from '../../../content/schema/content';
import { fillIn } from '../phrasing';
import { ARTIST_FACTS, introduce } from './artist-facts';
import { artistRoute, listenRoute } from './artist-route';
import { type Passage, passage } from './passage';

/** What the profiles say, section by section; what is invented stands apart. */
export function artistPassages(content: Content): Passage[] {
  return content.artists.flatMap((artist) => [
    ...profilePassages(artist, content),
    ...content.releases
      .filter((release) => release.artist === artist.slug)
      .map((release) => releasePassage(artist, release, content)),
  ]);
}

function profilePassages(artist: Artist, content: Content): Passage[] {
  const { slug, name, profile, persona, genre } = artist;
  const route = artistRoute(artist);
  const asked: Partial<Record<string, string[]>> = content.assistant.everyArtist;
  const about = (section: string, title: string, text: string, more: Partial<Passage> = {}) => {
    const asks = (asked[section] ?? []).map((ask) => fillIn(ask, { artist: name }));
    const id = `${route}#${slug}-${section}`;
    return passage({ id, route, title, text, asks, artist: slug, ...more });
  };
  const isFiction = true;
  const lead = introduce(artist).text;
  const fact = (facet: string) => ARTIST_FACTS[facet]?.(artist, content, new Date(0))?.text ?? '';
  const passages = [
    about('card', name, `${artist.summary} ${artist.tagline} ${artist.description}`, { lead }),
  ];
  const tracks = fact('discography');
  if (tracks !== '')
    passages.push(about('discography', `${name}, discography`, tracks, { answer: tracks }));
  if (profile) {
    const { biography, signatureSound, creativeProcess, themes } = profile;
    passages.push(
      about('biography', `${name}, biography`, biography.fact, { lead }),
      about('story', `${name}, the story`, biography.fiction, { isFiction }),
      about('signatureSound', `${name}, signature sound`, signatureSound.body, {
        lead: `${name} makes ${genre.label}: ${genre.description} ${fact('bpm')}`.trim(),
      }),
    );
    if (creativeProcess) {
      passages.push(about('creativeProcess', `${name}, creative process`, creativeProcess.body));
    }
    if (themes) passages.push(about('themes', `${name}, themes`, themes.body));
  }
  const habits = [
    persona.home,
    persona.habit && `${name} ${beginSmall(persona.habit)}`,
    persona.never &&
      `${name} never ${beginSmall(persona.never).replace(/[.] (\p{Lu})/gu, (_, letter: string) => ` and never ${letter.toLowerCase()}`)}`,
  ];
  const told = habits.filter((text) => typeof text === 'string').join(' ');
  return told === ''
    ? passages
    : [...passages, about('persona', `${name}, persona`, told, { isFiction })];
}

/** `Claps on tables.` after a name. */
function beginSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function releasePassage(artist: Artist, release: Release, content: Content): Passage {
  const { slug, title, subtitle, description, status } = release;
  const standing = status === 'out' ? 'is out' : 'is not out yet';
  const route = listenRoute(artist, content);
  return passage({
    id: `${route}#release-${slug}`,
    route,
    title,
    text: `“${title}” (${subtitle}) by ${artist.name} ${standing}. ${description}`,
    artist: artist.slug,
    links: [artistRoute(artist)],
  });
}
