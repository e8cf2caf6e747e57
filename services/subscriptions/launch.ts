import type { Artist, Release } from '../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../contracts/limits/subscriptions';
import type { Deps } from '../deps';
import type { Announcement } from './announce';

/** Why an artist cannot be announced yet; empty when it can. */
export function launchProblems(
  { slug, name, route, directory }: Artist,
  releases: readonly Release[],
): string[] {
  const out = releases.find(({ artist, status }) => artist === slug && status === 'out');
  return [
    ...(directory.status === 'active' ? [] : [`${name} is not active in the directory yet`]),
    ...(out ? [`${out.slug} is out: announce that, which tells the same people`] : []),
    ...(route === null ? [`${name} has no profile to open`] : []),
  ];
}

/** The mail to those who pressed Remind me on an artist: the day has come. */
export function launchOf(
  { slug, name, genre, route }: Artist,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
): Announcement {
  const id: Topic = `${ARTIST_TOPIC}${slug}`;
  return {
    about: slug,
    mail: 'reminder-open',
    topics: [{ id, label: name }],
    values: { artist: name, genre: genre.label, artistUrl: publicUrl + (route ?? '/artists') },
  };
}
