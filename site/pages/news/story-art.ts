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
  let hash = 0x811c9dc5; // FNV-1a, 32 bits
  for (const character of slug)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${20 + (hash % 61)}% ${20 + ((hash >>> 8) % 61)}%`;
}
