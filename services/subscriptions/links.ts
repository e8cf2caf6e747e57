import { getPreferences, postConfirmation, postUnsubscription } from '../contracts/subscriptions';

/** The long form of the newsletter: a page of the site. */
export const FORM_PATH = '/join/newsletter';

/** Where the button of a confirmation mail leads. */
export function confirmUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${postConfirmation.path}?token=${token}`;
}

/** Where the settings of an address are. */
export function manageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${getPreferences.path}?token=${token}`;
}

/** Leaves the list: a `POST` at once, a `GET` after a button. */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${postUnsubscription.path}?token=${token}`;
}
