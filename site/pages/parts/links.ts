import type { Content } from '../../../content/schema/content';
import type { Action } from '../../../content/schema/parts/action';
import type { Site } from '../../../content/schema/site';
import { fillPhrase } from '../../fill-phrase';
import { subscriptionTo } from '../join/subscriptions';
import type { LinkTo } from '../page';

/** Where a control of the newsletter leads without script: the form on a page of its own. */
const NEWSLETTER = '/join/newsletter';

/** Where the assistant answers, with and without script. */
const ASSISTANT = '/ask';

/**
 * What an editor's control leads to. `undefined` while its target is empty or not on the site: a
 * control without an effect is not rendered.
 *
 * @param ics address of the calendar file, for controls that save one
 */
export function linkTo(action: Action, site: Site, ics?: string): LinkTo | undefined {
  if (action.form) return formLink(action, site);
  const href = target(action, site, ics);
  if (href) return { label: action.label, href };
  return action.fallback;
}

/** Those of several controls that lead somewhere. */
export function linksTo(actions: Action[], site: Site, ics?: string): LinkTo[] {
  return actions.flatMap((action) => linkTo(action, site, ics) ?? []);
}

/** Where all of `count` entries stand, below the first `shown` of them; `null` where those are all. */
export function linkToAll(
  { ui }: Content,
  count: number,
  shown: number,
  { title, route }: { title: string; route: string },
): LinkTo | null {
  if (count <= shown) return null;
  return { label: fillPhrase(ui.search.more, { n: count, kind: title }), href: route };
}

function formLink({ label, topics = [], source = 'home', text }: Action, site: Site): LinkTo {
  const subscription = subscriptionTo({ site }, source, topics);
  return {
    label,
    href: topics.length === 0 ? NEWSLETTER : `${NEWSLETTER}?topics=${topics.join(',')}`,
    subscription: { ...subscription, ...(text && { text }) },
  };
}

function target(action: Action, site: Site, ics: string | undefined): string | undefined {
  if (action.href) return action.href;
  if (action.url) return action.url;
  if (action.link) return outsideLinks(site)[action.link] || undefined;
  if (action.mailto) return `mailto:${site.emails[action.mailto]}`;
  if (action.action === 'ics') return ics;
  if (action.action === 'assistant') return ASSISTANT;
  return undefined;
}

function outsideLinks({ links, social }: Site): Record<NonNullable<Action['link']>, string> {
  return { ...links, ...social };
}
