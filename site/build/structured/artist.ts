import type { MusicGroupLeaf, MusicRecordingLeaf } from 'schema-dts';
import type { Artist, Content, Release } from '../../../content/schema/content';
import type { PageInput } from '../../pages/page';
import { artistsById } from '../../pages/parts/cards';
import { drawnImage } from './image';
import { companyId, madeBy } from './nodes';

/** The address under which an artist is named; `undefined` for one without a profile. */
export function artistId({ route }: Artist, origin: string): string | undefined {
  return route === null ? undefined : `${origin}${route}#artist`;
}

/** The artists of a list of ids, as far as they have a profile, each by name. */
export function namedArtists(content: Content, ids: string[], origin: string): MusicGroupLeaf[] {
  return artistsById(content, ids).flatMap((artist) => {
    const id = artistId(artist, origin);
    return id ? [{ '@type': 'MusicGroup', '@id': id, name: artist.name }] : [];
  });
}

/** An artist with the tracks that are out, and the plain word that nobody is behind the name. */
export function artistNode(input: PageInput, artist: Artist, origin: string): MusicGroupLeaf {
  const { content, picture } = input;
  const accounts = Object.values(artist.socialLinks).filter((url) => url !== '');
  const tracks = content.releases
    .filter((release) => release.artist === artist.slug && isNamed(release))
    .map((release) => recording(release, artist, origin));
  return {
    '@type': 'MusicGroup',
    '@id': artistId(artist, origin) ?? '',
    name: artist.name,
    url: origin + artist.route,
    description: artist.summary,
    disambiguatingDescription: content.site.disclosure.line,
    genre: artist.genre.label,
    image: drawnImage(picture(artist.image.cover, artist.image.alt), origin),
    parentOrganization: { '@id': companyId(origin) },
    ...(artist.languages.length > 0 && { knowsLanguage: artist.languages.map(({ code }) => code) }),
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(tracks.length > 0 && { track: tracks }),
  };
}

/** A working title is not yet the name of anything, and what is coming cannot be heard. */
function isNamed({ workingTitle, status }: Release): boolean {
  return !workingTitle && status === 'out';
}

function recording(release: Release, artist: Artist, origin: string): MusicRecordingLeaf {
  const { title, titleLang, description, links, credits } = release;
  const published = release.releasesOn ?? (release.yearStatus ? null : release.year);
  const places = [links.spotify, links.youtube].filter((url) => url !== '');
  return {
    '@type': 'MusicRecording',
    '@id': `${origin}${artist.route}#${release.slug}`,
    name: title,
    url: origin + artist.route,
    description,
    inLanguage: titleLang,
    genre: artist.genre.label,
    byArtist: { '@id': artistId(artist, origin) ?? '' },
    ...(published && { datePublished: published }),
    ...(places.length > 0 && { sameAs: places }),
    ...madeBy(credits.source),
  };
}
