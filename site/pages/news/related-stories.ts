import type { Story } from '../../../content/schema/content';

type Comparable = Pick<Story, 'slug' | 'artists' | 'category' | 'hubs'>;

/**
 * The stories nearest to one: those that share the most artists, then its category, then its hubs.
 * Among equals the order given decides.
 */
export function relatedStories<One extends Comparable>(
  story: Comparable,
  all: One[],
  count: number,
): One[] {
  const nearness = (other: Comparable) =>
    4 * shared(story.artists, other.artists) +
    3 * Number(story.category === other.category) +
    shared(story.hubs, other.hubs);
  return all
    .filter(({ slug }) => slug !== story.slug)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}

function shared(some: string[], others: string[]): number {
  return some.filter((one) => others.includes(one)).length;
}
