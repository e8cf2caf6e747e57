import type { ArtistRow } from '../../db/tables';
import { ARTIST_TOPIC, type Topic } from '../contracts/limits/subscriptions';
import type { Preferences, SubscriptionRequest } from '../contracts/subscriptions';
import type { NewsletterTexts } from '../texts';

/** What somebody gets who chose nothing. */
export function defaultTopics(source: SubscriptionRequest['source']): Topic[] {
  return source === 'beta' ? ['beta'] : ['all'];
}

/** Topics as a row keeps them. */
export function readTopics(stored: string): Topic[] {
  return JSON.parse(stored);
}

/** Those that the held ones do not bring already. */
export function missingTopics(held: readonly Topic[], wanted: readonly Topic[]): Topic[] {
  return held.includes('all') ? [] : wanted.filter((topic) => !held.includes(topic));
}

/** Ids of artists that topics name and that there are not. */
export function unknownArtists(topics: readonly Topic[], artists: readonly ArtistRow[]): string[] {
  return topics
    .filter((topic) => topic.startsWith(ARTIST_TOPIC))
    .map((topic) => topic.slice(ARTIST_TOPIC.length))
    .filter((id) => !artists.some((artist) => artist.id === id));
}

/** Everything that can be chosen: the topics of the content, then each artist. */
export function topicChoices(
  { topics }: Pick<NewsletterTexts, 'topics'>,
  artists: readonly ArtistRow[],
): Preferences['choices'] {
  return topics.flatMap(({ id, label, description, perArtist }) => {
    // The content's ids are those of `TOPICS`; a test compares them.
    if (!perArtist) return [{ id: id as Topic, label, description }];
    return artists.map((artist) => ({
      id: `${ARTIST_TOPIC}${artist.id}` as const,
      label: label.replaceAll('{artist}', artist.name),
      description: description.replaceAll('{artist}', artist.name),
    }));
  });
}

/** Topics in words, in the order of the choices. */
export function topicNames(topics: readonly Topic[], choices: Preferences['choices']): string {
  const names = choices.filter(({ id }) => topics.includes(id)).map(({ label }) => label);
  return names.join(', ');
}
