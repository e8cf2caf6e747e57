import type { SoundProfile } from '../../content/sound/sound-profile';

/** What the page asks of the composer. */
export interface Order {
  profile: SoundProfile;
  take: number;
  /** Samples a second. */
  rate: number;
}

/** What the composer sends: the score's outline, then sound in order. */
export type Delivery =
  | { kind: 'score'; seconds: number; beats: number[] }
  | { kind: 'sound'; left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> }
  | { kind: 'done' };
