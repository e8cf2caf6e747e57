import type { BreadcrumbListLeaf } from 'schema-dts';

/** The pages above this one by its address, those that exist, and itself. `undefined` for the home page. */
export function breadcrumbs(
  path: string,
  titles: ReadonlyMap<string, string>,
  origin: string,
): BreadcrumbListLeaf | undefined {
  if (path === '/') return undefined;
  const parts = path.split('/').slice(1);
  const above = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const known = above.flatMap((address) => {
    const name = titles.get(address);
    return name === undefined ? [] : [{ address, name }];
  });
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${path}#path`,
    itemListElement: known.map(({ address, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + address,
    })),
  };
}
