import type { Content, Story } from '../schema/content';
import type { NewsPages } from '../schema/pages/news';

/** Slugs of the stories on each general list of the newsroom. `stories` are newest first. */
export function storyLists(pages: NewsPages, stories: Story[]): Content['storyLists'] {
  const pinnedFirst = (pinned: string[], chosen: Story[]) => {
    const slugs = chosen.map(({ slug }) => slug);
    return [...pinned, ...slugs.filter((slug) => !pinned.includes(slug))];
  };
  const african = stories.filter(({ newsroom }) => newsroom === 'africa');
  const global = stories.filter(({ hubs }) => hubs.includes('global'));
  return {
    latest: pinnedFirst(pages.latest.pinned, stories),
    africa: pinnedFirst(pages.africa.pinned, african),
    global: global.map(({ slug }) => slug),
  };
}
