import type { ArtistFile } from '../schema/artist';
import type { ArtistImage, ArtistPictures } from '../schema/artist/image';
import type { Artist, Entry, Release } from '../schema/content';
import type { Fact } from '../schema/fact';
import type { Genre } from '../schema/genre';
import { textCredits } from './entries';
import { launchHasPassed } from './launch';
import { bpmOf, bpmRangeOf } from './tempo';

/** What an artist's file leaves to other files and to the calendar. */
export interface ArtistSurroundings {
  genres: Genre[];
  facts: Fact[];
  releases: Release[];
  now: Date;
}

/** An artist with everything worked out that the file leaves open. */
export function completeArtist(
  file: Entry<ArtistFile>,
  { genres, facts, releases, now }: ArtistSurroundings,
): Artist {
  const { genre, directory, listing, image, ...artist } = file;
  const id = typeof genre === 'string' ? genre : genre.id;
  const discography = releases.filter((release) => release.artist === artist.slug);
  const streams = facts.find((fact) => fact.subject === artist.slug && fact.metric === 'streams');
  const status = directory.status ?? listing?.status ?? 'coming-soon';
  const bpmRange = bpmRangeOf(file);
  const listingStatus = listing?.status ?? status;

  return {
    ...artist,
    route: artist.profile ? `/artists/${artist.slug}` : null,
    genre: genres.find((known) => known.id === id) ?? unknownGenre(id),
    bpm: bpmOf(file),
    streams: streams?.display ?? null,
    directory: {
      status,
      bpmRange,
      progress: directory.progress,
      expectedLaunch: directory.expectedLaunch,
      launchPassed: launchHasPassed(directory.expectedLaunch, now),
    },
    listing: listing && {
      status: listingStatus,
      bpmRange: listing.bpmRange ?? bpmRange,
      featuredStatus: listing.featuredStatus ?? listingStatus,
    },
    image: completePictures(image),
    biographyCredits: artist.profile && textCredits(artist.profile.biography),
    discography: discography.map(({ slug }) => slug),
    latestTrack: discography[0]?.slug ?? null,
  };
}

/** Unreachable once the references are checked; keeps the type honest. */
function unknownGenre(id: string): never {
  throw new Error(`The genre ${id} passed the checks and is nowhere defined.`);
}

/** Every format; what is missing is cut from the portrait, or from the cloth without one. */
function completePictures(image: ArtistImage): ArtistPictures {
  const source = image.portrait ?? image.cloth ?? '';
  return {
    portrait: source,
    cover: image.cover ?? source,
    wide: image.wide ?? source,
    og: image.og ?? source,
    cloth: image.cloth ?? source,
    alt: image.alt,
  };
}
