import type { Story } from '../../../content/schema/content';

/**
 * Which artist each story of a list shows: of those it is about, the one shown least so far, so
 * that a list about many does not look like a list about one.
 */
export function spreadArtists(stories: Pick<Story, 'slug' | 'artists'>[]): Map<string, string> {
  const shown = new Map<string, number>();
  const chosen = new Map<string, string>();
  for (const { slug, artists } of stories) {
    const least = Math.min(...artists.map((id) => shown.get(id) ?? 0));
    const artist = artists.find((id) => (shown.get(id) ?? 0) === least);
    if (!artist) continue;
    chosen.set(slug, artist);
    shown.set(artist, least + 1);
  }
  return chosen;
}

/** A part of a cloth that belongs to one story alone: CSS `object-position`, from its slug. */
export function clothPosition(slug: string): string {
  const seed = hash(slug);
  return `${20 + (seed % 61)}% ${20 + ((seed >>> 8) % 61)}%`;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
