import { getPreferences, postConfirmation, postUnsubscription } from '../contracts/subscriptions';
import type { Deps } from '../deps';

/** The long form of the newsletter: a page of the site. */
export const FORM_PATH = '/join/newsletter';

/** Who answers these links: the service, which a site on a static host has elsewhere. */
type Answering = Pick<Deps, 'config' | 'publicUrl'>;

/** Where the button of a confirmation mail leads. */
export function confirmUrl(office: Answering, token: string): string {
  return linkTo(office, postConfirmation.path, token);
}

/** Where the settings of an address are. */
export function manageUrl(office: Answering, token: string): string {
  return linkTo(office, getPreferences.path, token);
}

/** Leaves the list: a `POST` at once, a `GET` after a button. */
export function unsubscribeUrl(office: Answering, token: string): string {
  return linkTo(office, postUnsubscription.path, token);
}

/**
 * A page that a list mail leads to, the same for all readers: mail programs name no site, so without it
 * whoever comes by the mail would be counted as direct.
 */
export function campaignUrl(publicUrl: string, path: string, campaign: string): string {
  const page = new URL(path, publicUrl);
  const told = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: campaign };
  for (const [name, value] of Object.entries(told)) page.searchParams.set(name, value);
  return page.href;
}

function linkTo({ config, publicUrl }: Answering, path: string, token: string): string {
  return `${config.serviceUrl ?? publicUrl}${path}?token=${token}`;
}
