/** What the newsletter's forms and the service must agree on. */

/** The form through which an address came to the newsletter. */
export const SUBSCRIPTION_SOURCES = [
  'artists_page',
  'africa_artists_page',
  'home',
  'footer',
  'join_newsletter',
  'artist_profile',
  'news',
  'beta',
] as const;
/** One of `SUBSCRIPTION_SOURCES`. */
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** An address is `pending` until its owner has confirmed it. */
export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'unsubscribed'] as const;
/** One of `SUBSCRIPTION_STATUSES`. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * What a subscriber can choose (`NewsletterTopicId` of the content); `all` is everything, what comes
 * later included. Besides these there is `artist:` and an id for every artist.
 */
export const TOPICS = [
  'all',
  'drops',
  'events',
  'news',
  'hub-africa',
  'hub-global',
  'beta',
  'press',
] as const;
/** How the topic of one artist begins: `artist:rocka`. */
export const ARTIST_TOPIC = 'artist:';
/** One of `TOPICS`, or that of an artist. */
export type Topic = (typeof TOPICS)[number] | `${typeof ARTIST_TOPIC}${string}`;

/** Topics in one request. */
export const TOPICS_MAX = 100;

/**
 * What the form says by itself of `SUBSCRIPTION_SENTENCES`. The others stand in the contract: what the site
 * imports from here weighs on every page.
 */
export const TOPIC_REQUIRED = 'Please choose at least one topic.';
