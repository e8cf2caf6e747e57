import type { Artist, Release } from '../../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { campaignUrl } from '../links';
import type { Announcement } from './announce';

/** Why an artist cannot be announced yet; empty when it can. */
export function launchProblems({ name, route, directory }: Artist): string[] {
  return [
    ...(directory.status === 'active' ? [] : [`${name} is not active in the directory yet`]),
    ...(route === null ? [`${name} has no profile to open`] : []),
  ];
}

/** A release that tells who waits for an artist in the artist's place, since it is out. */
export function releaseInstead(
  { slug }: Artist,
  releases: readonly Release[],
): Release | undefined {
  return releases.find(({ artist, status }) => artist === slug && status === 'out');
}

/** The mail to those who pressed Remind me on an artist: the day has come. */
export function launchOf(
  { slug, name, nameLang, genre, route }: Artist,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
): Announcement {
  const id: Topic = `${ARTIST_TOPIC}${slug}`;
  return {
    about: slug,
    mail: 'reminder-open',
    topics: [{ id, label: name, lang: nameLang }],
    values: {
      artist: name,
      genre: genre.label,
      artistUrl: campaignUrl(publicUrl, route ?? '/artists', slug),
    },
    languages: { artist: nameLang },
  };
}
