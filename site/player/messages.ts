import type { SoundProfile } from '../../content/sound/sound-profile';

/**
 * What the page asks of the composer: a piece, of which it makes the beginning and waits; then the rest. So a hand
 * that comes near a button costs no more than a beginning.
 */
export type Order = { kind: 'begin'; profile: SoundProfile; take: number; rate: number } | 'go on';

/** What the composer sends: the score's outline, then sound in order, with the curve of all so far. */
export type Delivery =
  | { kind: 'score'; seconds: number; beats: number[] }
  | {
      kind: 'sound';
      left: Float32Array<ArrayBuffer>;
      right: Float32Array<ArrayBuffer>;
      curve: number[];
    }
  | { kind: 'done' };
