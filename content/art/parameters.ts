import { derivePalette, type LookColours, lookOf } from './colour/derive-palette';
import { hashText } from './field/hash';
import { LOOM_NAMES, type LoomName } from './looms/loom-names';

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

/** What an editor may say about a picture. All but the slug can be left open. */
export interface ArtWishes {
  slug: string;
  genre?: string | undefined;
  seed?: number | undefined;
  loom?: LoomName | undefined;
  bpm?: number | undefined;
  mood?: readonly string[] | undefined;
  palette?: Readonly<Record<string, string>> | undefined;
  look?: LookColours | undefined;
}

/** A walking pace, for an artist without a tempo. */
const WALKING_BPM = 100;

/**
 * Decides all that was left open, always the same way: the seed is the slug's hash, the loom comes
 * from genre and slug, a missing colour from the look, a missing look from the seed.
 */
export function artParameters(wishes: ArtWishes): ArtParameters {
  const { slug, genre = '', mood = [], bpm = WALKING_BPM } = wishes;
  const seed = wishes.seed ?? hashText(slug);
  const loom = wishes.loom ?? loomOf(genre, slug);
  const derived = derivePalette(loom, wishes.look ?? lookOf(seed));
  return { slug, seed, loom, bpm, mood, palette: { ...derived, ...wishes.palette } };
}

function loomOf(genre: string, slug: string): LoomName {
  return LOOM_NAMES[hashText(`${genre}/${slug}`) % LOOM_NAMES.length] ?? 'mud-cloth';
}
