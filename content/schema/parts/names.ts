import { z } from 'zod';

/** The two hubs. */
export const HubId = z.enum(['africa', 'global']);
export type HubId = z.infer<typeof HubId>;

/** Outside addresses that `site.yaml` holds, by name. A control whose address is `""` is not rendered. */
export const LinkName = z.enum([
  'trailer',
  'listenNow',
  'discordInvite',
  'rsvp',
  'youtube',
  'spotify',
  'instagram',
  'x',
  'discord',
]);
export type LinkName = z.infer<typeof LinkName>;

/** What a contact message can be about. */
export const InquiryTypeId = z.enum([
  'general',
  'licensing',
  'collaboration',
  'business',
  'press',
  'support',
  'job',
]);
export type InquiryTypeId = z.infer<typeof InquiryTypeId>;

/** What a subscriber can pick, as the service knows it (`TOPICS`); `artist` exists once for each artist. */
export const NewsletterTopicId = z.enum([
  'all',
  'drops',
  'events',
  'news',
  'hub-africa',
  'hub-global',
  'beta',
  'press',
  'artist',
]);

/** The form through which an address reached the newsletter. */
export const SubscriptionSource = z.enum([
  'artists_page',
  'africa_artists_page',
  'home',
  'footer',
  'join_newsletter',
  'artist_profile',
  'news',
  'beta',
]);
export type SubscriptionSource = z.infer<typeof SubscriptionSource>;

/** Whether an artist's music can be heard. */
export const ArtistStatus = z.enum(['active', 'coming-soon']);
export type ArtistStatus = z.infer<typeof ArtistStatus>;

/** The shelf of the newsroom a story stands on. */
export const StoryCategory = z.enum(['releases', 'events', 'collabs', 'bts', 'company']);
export type StoryCategory = z.infer<typeof StoryCategory>;
