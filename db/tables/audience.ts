/** Rows about the newsletter and follows, of which `db/audience/` has the queries. Instants are text as in `../tables.ts`. */

/** An address that was typed into a newsletter form. */
export interface SubscriptionRow {
  id: string;
  /** In canonical form. */
  email: string;
  /** `pending` until its owner has confirmed it; only `active` ones get list mails. */
  status: 'pending' | 'active' | 'unsubscribed';
  /** The form it first came through. */
  source: string;
  /** JSON list of topics. */
  topics: string;
  created_at: string;
  /** When the last form was sent. */
  requested_at: string;
  /** When it last came onto the list; topics that are added later change nothing. */
  confirmed_at: string | null;
  left_at: string | null;
  /** When the welcome mail was queued, of which there is one. */
  welcomed_at: string | null;
}

/** The secret of a link in one mail. */
export interface SubscriptionTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  /** `confirm` puts on the list, once; `manage` was asked for; `list` stands under a list mail. */
  purpose: 'confirm' | 'manage' | 'list';
  /** Null once the address has been erased. */
  subscription_id: string | null;
  /** What a `confirm` adds to. */
  consent_id: string | null;
  created_at: string;
  /** Null for `list`: old mails must work. */
  expires_at: string | null;
  used_at: string | null;
}

/** What somebody agreed to, changed or ended: the proof of a consent. */
export interface SubscriptionConsentRow {
  id: string;
  subscription_id: string;
  kind: 'signup' | 'change' | 'leave' | 'import';
  /** JSON list of topics. */
  topics: string;
  source: string;
  page: string | null;
  wording_version: string;
  /** As it was shown. */
  wording: string;
  created_at: string;
  /** Null until the link in the mail was used; such a row is only a request. */
  confirmed_at: string | null;
}

/** An address that may not be written to, of which nothing but this is kept. */
export interface SuppressionRow {
  /** Keyed hash. */
  address_hash: string;
  reason: 'erased';
  created_at: string;
}

/** Somebody who was told of a release. */
export interface AnnouncementRow {
  /** Name of the release's file. */
  release: string;
  subscription_id: string;
  created_at: string;
}

/** A device that follows an artist. */
export interface ArtistFollowRow {
  artist_id: string;
  device_id: string;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    subscriptions: SubscriptionRow;
    subscription_tokens: SubscriptionTokenRow;
    subscription_consents: SubscriptionConsentRow;
    suppressions: SuppressionRow;
    announcements: AnnouncementRow;
    artist_follows: ArtistFollowRow;
  }
}
