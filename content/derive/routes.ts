import type { Content } from '../schema/content';
import { pageFiles } from './page-files';

/** The address of every page that the content makes, each once, in alphabetical order. */
export function routesOf(content: Content): string[] {
  const { artists, stories, press } = content;
  const routes = [
    ...pageFiles(content).flatMap(routesIn),
    ...[...artists, ...stories, ...press].flatMap(({ route }) => route ?? []),
  ];
  return [...new Set(routes)].sort();
}

/** The page's own address, or those of the pages a file holds. */
function routesIn(file: object): string[] {
  const blocks: unknown[] = [file, ...Object.values(file)];
  return blocks.flatMap((block) =>
    typeof block === 'object' &&
    block !== null &&
    'route' in block &&
    typeof block.route === 'string'
      ? [block.route]
      : [],
  );
}
