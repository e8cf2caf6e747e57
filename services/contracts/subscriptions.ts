import { z } from 'zod';
import { body, spamTrap } from './body';
import { SitePath } from './contact';
import { EmailAddress } from './email';
import { endpoint } from './endpoint';
import {
  ARTIST_TOPIC,
  SUBSCRIPTION_SOURCES,
  TOPIC_REQUIRED,
  TOPICS,
  TOPICS_MAX,
  type Topic as TopicId,
} from './limits/subscriptions';

/** What is wrong with a field of the newsletter form; the address as in `EMAIL_SENTENCES`. */
export const SUBSCRIPTION_SENTENCES = {
  source: { invalid: `Send one of ${SUBSCRIPTION_SOURCES.join(', ')}.` },
  topics: {
    required: TOPIC_REQUIRED,
    invalid: `Send a list of ${TOPICS.join(', ')} or ${ARTIST_TOPIC} with an artist’s id.`,
    unknown: 'We do not know that artist.',
  },
} as const;
const say = SUBSCRIPTION_SENTENCES;

const ARTIST_TOPIC_PATTERN = new RegExp(`^${ARTIST_TOPIC}[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$`);

/** A topic by its id. Whether an artist exists is asked of the database. */
export const Topic = z.custom<TopicId>(
  (value) =>
    typeof value === 'string' &&
    (TOPICS.some((topic) => topic === value) || ARTIST_TOPIC_PATTERN.test(value)),
  say.topics.invalid,
);

const Topics = z
  .array(Topic, say.topics.invalid)
  .max(TOPICS_MAX, say.topics.invalid)
  .transform((topics) => [...new Set(topics)]);

/** An address as the newsletter form sends it. */
export const SubscriptionRequest = body({
  email: EmailAddress,
  source: z.enum(SUBSCRIPTION_SOURCES, say.source.invalid),
  /** Left out: `beta` from the wait-list's form, `all` from any other. */
  topics: Topics.refine((topics) => topics.length > 0, say.topics.required).optional(),
  /** The page the form was on. */
  page: SitePath.optional(),
  ...spamTrap,
});
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>;

/** The same whatever was known of the address: nobody learns who is on the list. */
export const SubscriptionReceipt = z.object({ status: z.literal('pending') });
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>;

/** The secret of a link in one of our mails. In a body, or as `?token=`. */
export const LinkToken = body({ token: z.string('This is missing.').min(1).max(200) });
export type LinkToken = z.infer<typeof LinkToken>;

/** What the owner of an address sees and may set. */
export const Preferences = z.object({
  email: z.string(),
  status: z.enum(['active', 'unsubscribed']),
  topics: z.array(Topic),
  /** Everything that can be chosen. */
  choices: z.array(z.object({ id: Topic, label: z.string(), description: z.string() })),
});
export type Preferences = z.infer<typeof Preferences>;

/** The topics from now on; none is leaving the list. */
export const PreferencesRequest = body({ topics: Topics });
export type PreferencesRequest = z.infer<typeof PreferencesRequest>;

/** Everything held under an address for the newsletter. */
export const SubscriptionData = z.object({
  email: z.string(),
  status: z.string(),
  source: z.string(),
  topics: z.array(z.string()),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  /** What was agreed to, asked for or ended, and when. */
  consents: z.array(
    z.object({
      kind: z.string(),
      topics: z.array(z.string()),
      source: z.string(),
      page: z.string().nullable(),
      wording_version: z.string(),
      wording: z.string(),
      created_at: z.string(),
      /** Null: asked for, never confirmed. */
      confirmed_at: z.string().nullable(),
    }),
  ),
  mails: z.array(z.object({ subject: z.string(), status: z.string(), created_at: z.string() })),
});
export type SubscriptionData = z.infer<typeof SubscriptionData>;

/** As JSON: this. As a plain form: 303 to `/newsletter/result`, whatever came of it. */
export const postSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions',
  status: 202,
  request: SubscriptionRequest,
  response: SubscriptionReceipt,
  errors: ['invalid_request', 'idempotency_key_reused', 'storage_full'],
});

/** Puts the address on the list; a token serves once. A `GET` shows a page that sends this. */
export const postConfirmation = endpoint({
  method: 'POST',
  path: '/api/subscriptions/confirm',
  status: 200,
  request: LinkToken,
  response: z.object({ status: z.literal('active') }),
  errors: ['invalid_request', 'expired_link', 'storage_full'],
});

/** Leaves the list (RFC 8058: `?token=`, any body); again is as good. A `GET` shows a page. */
export const postUnsubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/unsubscribe',
  status: 200,
  request: LinkToken,
  response: z.object({ status: z.literal('unsubscribed') }),
  errors: ['invalid_request', 'expired_link', 'storage_full'],
});

/** With `?token=`. A browser that asks for a page gets the page with the form. */
export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/subscriptions/preferences',
  status: 200,
  request: z.undefined(),
  response: Preferences,
  errors: ['invalid_request', 'expired_link'],
});

/** With `?token=`, or `token` in the body. As a plain form: `POST` to the same address, with `action` save, leave or erase. */
export const putPreferences = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/preferences',
  status: 200,
  request: PreferencesRequest,
  response: Preferences,
  errors: ['invalid_request', 'expired_link', 'storage_full'],
});

/** With `?token=`, or `{token}`. Erases the address and all that is held with it. */
export const deletePreferences = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions/preferences',
  status: 204,
  request: z.undefined(),
  response: z.undefined(),
  errors: ['invalid_request', 'expired_link', 'storage_full'],
});

/** With `?token=`. All that is held, as a file to keep. */
export const getSubscriptionData = endpoint({
  method: 'GET',
  path: '/api/subscriptions/data',
  status: 200,
  request: z.undefined(),
  response: SubscriptionData,
  errors: ['invalid_request', 'expired_link'],
});
