import { BLOCK_THREADS, type Place, STRIP_THREADS } from './grid';

const { abs, floor } = Math;

/** Whether a crossing of a block belongs to its figure. `fx`, `fy` are distances from the middle. */
export type Motif = (place: Readonly<Place>, fx: number, fy: number) => boolean;

const ringLozenge: Motif = (_place, fx, fy) => fx + fy < 6.2 && fx + fy > 2.2;
const checker: Motif = ({ end, pick }) => (((end >> 1) + (pick >> 1)) & 1) === 1;
const bars: Motif = ({ pick }) => pick % 4 < 2;
const hourglass: Motif = (_place, fx, fy) => fx < fy + 0.2;
const steppedDots: Motif = (_place, fx, fy) => (floor(fx / 1.5) + floor(fy / 1.5)) % 3 === 0;

/** The five figures of the motif blocks. */
export const MOTIFS = [ringLozenge, checker, bars, hourglass, steppedDots] as const;

/** Place in `MOTIFS` of the figure that is woven in bone inside the sun. */
export const RING_LOZENGE = 0;
/** Place in `MOTIFS` of the figure that never takes an accent. */
export const CHECKER = 1;

/** Whether a crossing is on the figure of its block; the first and last pick of a block never are. */
export function isOnMotif(motif: number, place: Readonly<Place>): boolean {
  if (place.pick < 1 || place.pick > BLOCK_THREADS - 2) return false;
  const fx = abs(place.end - (STRIP_THREADS - 1) / 2);
  const fy = abs(place.pick - (BLOCK_THREADS - 1) / 2);
  return MOTIFS[motif]?.(place, fx, fy) ?? false;
}
