import type { Content } from '../schema/content';

/** Every file with pages that have an address of their own: the home page, the hubs, `pages/` and `texts/`. */
export function pageFiles({ home, hubs, pages, texts }: Content): object[] {
  return [home, hubs.africa, hubs.global, ...Object.values(pages), ...texts];
}
