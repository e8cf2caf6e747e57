import type { Artist } from '../../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { topicChoices } from '../topics';
import type { Announcement } from './announce';

/** Topics by which somebody gets a mail, nearest first, named as the forms name them; an artist's in its language. */
export function reasons(
  ids: readonly Topic[],
  { texts }: Pick<Deps, 'texts'>,
  artists: readonly Pick<Artist, 'slug' | 'name' | 'nameLang'>[],
): Announcement['topics'] {
  const names = topicChoices(
    texts.newsletter,
    artists.map(({ slug, name }) => ({ id: slug, name })),
  );
  return ids.map((id) => ({
    id,
    label: names.find((known) => known.id === id)?.label ?? id,
    lang: artists.find(({ slug }) => id === `${ARTIST_TOPIC}${slug}`)?.nameLang,
  }));
}
