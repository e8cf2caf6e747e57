import type { LoomName } from './looms/loom-names';

/** All that a picture depends on, besides its format. The same parameters give the same picture. */
export interface ArtParameters {
  slug: string;
  /** 32-bit; another seed is another picture of the same kind */
  seed: number;
  loom: LoomName;
  /** beats per minute */
  bpm: number;
  /** words; those that `MOODS` knows decide pose and light, the first one that speaks wins */
  mood: readonly string[];
  /** `#rrggbb` by ink name; complete */
  palette: Readonly<Record<string, string>>;
}
