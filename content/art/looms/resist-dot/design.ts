import { createRandom, randomOf } from '../../field/random';
import { ownEntry } from '../../own-entry';
import type { ArtParameters } from '../../parameters';
import { faceLines, haloFold } from '../../tempo';

/** Parameters of a de Jong attractor: x′ = sin ay − cos bx, y′ = sin cx − cos dy. */
export type Attractor = readonly [a: number, b: number, c: number, d: number];

/** What distinguishes one artist's resist-dot cloth from another's. */
export interface ResistDotDesign {
  attractor: Attractor;
  /** how often the halo repeats */
  fold: number;
  /** lines over the face per head unit */
  lines: number;
}

/** Chosen by hand. */
const COMPOSED: Readonly<Record<string, Attractor>> = { 'street-prophet': [1.4, -2.3, 2.4, -2.1] };
/** Attractors that fill their frame with threads rather than with fog. */
const ATTRACTORS: [Attractor, ...Attractor[]] = [
  [-2.7, -0.09, -0.86, -2.2],
  [2.01, -2.53, 1.61, -0.33],
  [0.97, -1.899, 1.381, -1.506],
  [-0.827, -1.637, 1.659, -0.943],
  [-2, -2, -1.2, 2],
  [2.6, -2.5, 1.9, -1.8],
  [1.2, 2.1, -2.4, 1.5],
];

/** The attractor that was chosen for an artist, else one from the seed. */
export function resistDotDesign({ slug, seed, bpm }: ArtParameters): ResistDotDesign {
  return {
    attractor: ownEntry(COMPOSED, slug) ?? randomOf(createRandom(seed), ATTRACTORS),
    fold: haloFold(bpm),
    lines: faceLines(bpm),
  };
}
