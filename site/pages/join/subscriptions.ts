import type { Artist, Content } from '../../../content/schema/content';
import type { NewsletterTopic, Site } from '../../../content/schema/site';
import type { SubscriptionSource, Topic } from '../../../services/contracts/limits/subscriptions';
import type { TopicChoice } from '../../components/NewsletterForm/TopicTicks';
import type { Reminder } from '../../components/RemindMe/RemindMe';
import type { Subscription } from '../../components/SubscribeAction/SubscribeDialog';
import { fillPhrase } from '../../fill-phrase';
import type { PageInput } from '../page';

/** The page of the newsletter form, with these topics ticked. */
export function newsletterHref(content: Content, topics: readonly string[]): string {
  const { route } = content.pages.join.newsletter;
  // a colon may stand in a query as it is
  return topics.length === 0 ? route : `${route}?topics=${topics.join(',')}`;
}

/** The topic of one artist, as the service knows it. */
export function artistTopic({ slug }: Pick<Artist, 'slug'>): Topic {
  return `artist:${slug}`;
}

/** A reminder of an artist, asked for on a page with this source. */
export function reminderOf(
  { content }: PageInput,
  artist: Artist,
  source: SubscriptionSource,
): Reminder {
  const topics = [artistTopic(artist)];
  return {
    artistId: artist.slug,
    name: artist.name,
    href: newsletterHref(content, topics),
    subscription: { source, topics, text: artistSentence(content, artist) },
  };
}

/** What the mail about one artist is, in a sentence. */
export function artistSentence({ site }: Content, { name }: Artist): string {
  return site.newsletter.topics
    .filter(({ perArtist }) => perArtist)
    .map(({ description }) => fillPhrase(description, { artist: name }))
    .join(' ');
}

/** A form in a dialog for some of the topics. */
export function subscriptionTo(
  { site }: { site: Pick<Site, 'newsletter'> },
  source: SubscriptionSource,
  ids: readonly string[],
): Subscription {
  const topics = site.newsletter.topics.filter(({ id }) => ids.includes(id));
  return {
    source,
    topics: topics.map(topicId),
    text: topics.map(({ description }) => description).join(' '),
  };
}

/** Everything that can be ticked: the topics, and one for every artist. */
export function topicChoices({ site, artists }: Content): {
  topics: TopicChoice[];
  artists: TopicChoice[];
} {
  return {
    topics: site.newsletter.topics
      .filter(({ perArtist }) => !perArtist)
      .map((topic) => ({ id: topicId(topic), label: topic.label })),
    artists: artists.map((artist) => ({ id: artistTopic(artist), label: artist.name })),
  };
}

/** The service and the content know the same topics; a test holds them together. */
function topicId({ id }: NewsletterTopic): Topic {
  return id as Topic;
}
