import type { Content } from '../../content/schema/content';
import budgets from '../budgets.json';

/** What the content may have more of than when the budgets were set. */
export type Kind = keyof typeof budgets.entries;

/** How many more bytes a page may weigh for each entry more, by kind. */
export type Costs = Partial<Record<Kind, number>>;

/** How many entries the menus name at most; further artists cost no page more. */
const NAMED = 8;
/** How many artists `/listen` plays at most, each with the curve of a signature. */
const HEARD = 10;
/** How many rows a list of stories has at most, its top story aside; the others stand on further pages. */
const ROWS = 31;

/** How much of each kind stands on pages. */
export function countEntries({ artists, releases, stories, faq }: Content): Record<Kind, number> {
  const withProfile = artists.filter(({ route }) => route !== null).length;
  return {
    menu: Math.min(withProfile, NAMED),
    artists: artists.length,
    profiles: withProfile,
    heard: Math.min(withProfile, HEARD),
    africa: artists.filter(({ hubs }) => hubs.includes('africa')).length,
    releases: releases.filter(({ artist }) => artist === 'rocka').length,
    stories: Math.min(stories.length, ROWS),
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
