import { printed } from '../../reader/printed';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt, valueAt } from '../../reader/walk';

/** A route, and the field or file that makes it. */
export interface RoutePlace {
  entry: TreeEntry;
  path: PropertyKey[];
  value: string;
}

/** Every address that the files make, those of half-written entries included. */
export function routePlaces({ entries }: Tree): RoutePlace[] {
  return entries.flatMap((entry) => {
    const { kind, slug, data } = entry;
    if (kind === 'artists') {
      return valueAt(data, ['profile']) ? [{ entry, path: [], value: `/artists/${slug}` }] : [];
    }
    if (kind === 'news') {
      const newsroom = valueAt(data, ['newsroom']) === 'africa' ? '/news/africa' : '/news';
      return [{ entry, path: [], value: `${newsroom}/${slug}` }];
    }
    if (kind === 'press') return [{ entry, path: [], value: `/press/${slug}` }];
    if (kind === 'texts') return [{ entry, path: [], value: `/${slug}` }];
    if (kind === 'asks') return [];
    return [...placesAt(data, 'route'), ...placesAt(data, '*.route')].flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ entry, path, value }] : [],
    );
  });
}

/** The parts of pages that a fragment can name: `/ai` → training, credits, …. */
export function fragmentsOf(route: RoutePlace, tree: Tree): Set<string> | undefined {
  const page = valueAt(route.entry.data, route.path.slice(0, -1));
  const lists =
    route.value === '/faq'
      ? tree.entries
          .filter(({ kind }) => kind === 'faq.yaml')
          .flatMap(({ data }) => placesAt(data, 'items.*.id'))
      : [...placesAt(page, 'sections.*.id'), ...placesAt(page, 'tabs.*.id')];
  return lists.length > 0 ? new Set(lists.map(({ value }) => printed(value))) : undefined;
}
