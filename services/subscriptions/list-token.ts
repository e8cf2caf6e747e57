import type { SubscriptionTokenRow } from '../../db/tables/audience';

/** The links at the foot of a list mail. They never end: old mails must work. */
export function listToken(
  hash: string,
  subscription_id: string,
  created_at: string,
): SubscriptionTokenRow {
  return {
    hash,
    purpose: 'list',
    subscription_id,
    consent_id: null,
    created_at,
    expires_at: null,
    used_at: null,
  };
}
