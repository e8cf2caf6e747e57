import type { Content } from '../schema/content';

/** Ids that a visitor can follow: every artist with a profile, by `order`. */
export function artistIds({ artists }: Pick<Content, 'artists'>): string[] {
  return artists.filter(({ route }) => route !== null).map(({ slug }) => slug);
}
