import type { Artist } from '../schema/content';
import type { NavItem, Navigation, NavigationFile } from '../schema/navigation';

/** The menus of the site: wherever a list says `from: artists`, every artist with a profile stands first. */
export function completeNavigation(file: NavigationFile, artists: Artist[]): Navigation {
  const entries = artists.flatMap(navItem);
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
