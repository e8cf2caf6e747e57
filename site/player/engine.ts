/**
 * What the player is doing. `idle`: nothing was chosen, and there is no player to see; `waiting`: it has begun, and
 * plays on by itself once what comes next is there.
 */
export type Phase = 'idle' | 'loading' | 'playing' | 'waiting' | 'paused' | 'ended' | 'failed';

/** Whether something sounds or is about to: the next press pauses it. */
export const isRunning = (phase: Phase): boolean =>
  phase === 'playing' || phase === 'loading' || phase === 'waiting';

/** What sounds, whichever way. */
export interface Engine {
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Ends it for good. */
  stop(): void;
  now(): { at: number; seconds: number; beats: readonly number[] };
}

/** Hears what the sound does from then on. */
export type Listener = (phase: Phase) => void;
