import type { Artist } from '../schema/content';
import type { NavItem, Navigation, NavigationFile } from '../schema/navigation';

/** How many artists a menu names: as many as fit below the bar, and every page carries them. The link to all follows. */
const NAMED = 8;

/** The menus of the site: wherever a list says `from: artists`, the first artists with a profile stand first. */
export function completeNavigation(file: NavigationFile, artists: Artist[]): Navigation {
  const entries = artists.flatMap(navItem).slice(0, NAMED);
  return {
    ...file,
    groups: file.groups.map(({ from, items, ...group }) => ({
      ...group,
      items: from ? [...entries, ...items] : items,
    })),
    footer: file.footer.map(({ from, items, title }) => ({
      title,
      items: from ? [...entries.map(({ title, href }) => ({ title, href })), ...items] : items,
    })),
  };
}

function navItem({ name, route, navDescription }: Artist): NavItem[] {
  return route && navDescription ? [{ title: name, href: route, description: navDescription }] : [];
}
