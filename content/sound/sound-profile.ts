/** All that a signature is composed from, as the artist's own file states it. */
export interface SoundProfile {
  slug: string;
  /** The genre's id. */
  genre: string;
  /** Beats per minute: the announced range, and the middle that the page pulses with. */
  bpm: { low: number; high: number; middle: number };
  mood: readonly string[];
}

/** The part of an artist that says how they sound. */
export interface SoundingArtist {
  slug: string;
  genre: { id: string };
  bpm: number;
  directory: { bpmRange: { low: number; high: number } | null };
  mood: readonly string[];
}

/** The profile of an artist; without an announced range the tempo never moves. */
export function soundProfileOf(artist: SoundingArtist): SoundProfile {
  const { slug, genre, bpm, directory, mood } = artist;
  const { low, high } = directory.bpmRange ?? { low: bpm, high: bpm };
  return { slug, genre: genre.id, bpm: { low, high, middle: bpm }, mood };
}
