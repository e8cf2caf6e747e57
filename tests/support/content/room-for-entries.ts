import { NAMED } from '../../../content/derive/navigation';
import type { Content } from '../../../content/schema/content';
import { EVENTS_SHOWN } from '../../../site/components/EventLists/sort-by-clock';
import { HEARD } from '../../../site/pages/listen/listen';
import { ROWS } from '../../../site/pages/news/news';
import budgets from '../../budgets.json';

/** What the content may have more of than when the budgets were set. */
export type Kind = keyof typeof budgets.entries;

/** How many more bytes a page may weigh for each entry more, by kind. */
export type Costs = Partial<Record<Kind, number>>;

/** The rows of a list and its top story; the others stand on further pages. */
const STORIES = ROWS + 1;
/** How many events a page has at most: those over, and twice as many to come. */
const EVENTS = 3 * EVENTS_SHOWN;

/** How much of each kind stands on pages. */
export function countEntries({
  artists,
  releases,
  stories,
  happenings,
  faq,
}: Content): Record<Kind, number> {
  const withProfile = artists.filter(({ route }) => route !== null).length;
  return {
    menu: Math.min(withProfile, NAMED),
    artists: artists.length,
    profiles: withProfile,
    heard: Math.min(withProfile, HEARD),
    africa: artists.filter(({ hubs }) => hubs.includes('africa')).length,
    releases: releases.filter(({ artist }) => artist === 'rocka').length,
    stories: Math.min(stories.length, STORIES),
    events: Math.min(happenings.length, EVENTS),
    questions: faq.items.length,
  };
}

/**
 * How many bytes a page may weigh beyond its budget, because the content has grown since that was set: what one entry
 * more costs, as measured, and nothing while there are no more of them.
 */
export function roomForEntries(counts: Record<Kind, number>, costs: Costs): number {
  const all: Costs = { ...budgets['an entry more'], ...costs };
  return Object.entries(all).reduce((sum, [name, bytes]) => {
    const kind = name as Kind; // Object.entries forgets which
    return sum + Math.max(0, counts[kind] - budgets.entries[kind]) * bytes;
  }, 0);
}

/** How much more the pictures of a grown content may weigh: other entries are the newest, and show theirs. */
const OTHER_PICTURES = 0.1;

/** How many bytes the pictures of a page may weigh more, since they may be others than when its budget was set. */
export function roomForPictures(counts: Record<Kind, number>, pictures: number): number {
  const names = Object.keys(budgets.entries) as Kind[]; // Object.keys forgets which
  const hasGrown = names.some((name) => counts[name] > budgets.entries[name]);
  return hasGrown ? Math.round(pictures * OTHER_PICTURES) : 0;
}
