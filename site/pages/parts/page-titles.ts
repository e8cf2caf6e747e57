import type { Content } from '../../../content/schema/content';
import { withProfile } from '../artists/profiles';

/** What each page is called in the browser's tab, by its address. */
export function pageTitles(content: Content): Map<string, string> {
  const { home, hubs, pages, texts, artists, stories } = content;
  const files: object[] = [home, hubs.africa, hubs.global, ...Object.values(pages), ...texts];
  const heads = files.flatMap((file) => [file, ...Object.values(file)]).filter(isPageHead);
  return new Map([
    ['/', content.ui.labels.home],
    ...heads.map(({ route, title }) => [route, title] as const),
    ...withProfile(artists).map(({ route, name }) => [route, name] as const),
    ...stories.map(({ route, title }) => [route, title] as const),
  ]);
}

function isPageHead(block: unknown): block is { route: string; title: string } {
  return (
    typeof block === 'object' &&
    block !== null &&
    'route' in block &&
    typeof block.route === 'string' &&
    'title' in block &&
    typeof block.title === 'string'
  );
}
