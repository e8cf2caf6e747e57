import type { Artist } from '../schema/content';
import type { Navigation, NavigationFile } from '../schema/navigation';

/** How many artists a menu names: as many as fit below the bar, and every page carries them. The link to all follows. */
export const NAMED = 8;

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
      items: from ? [...entries.map(({ description: _, ...entry }) => entry), ...items] : items,
    })),
  };
}

function navItem({
  name,
  nameLang,
  route,
  navDescription,
}: Artist): Navigation['groups'][number]['items'] {
  if (!route || !navDescription) return [];
  const lang = nameLang && { lang: nameLang };
  return [{ title: name, ...lang, href: route, description: navDescription }];
}
