/**
 * What the player is doing. `idle`: nothing was chosen, and there is no player to see; `waiting`: it has begun, and
 * plays on by itself once what comes next is there.
 */
export type Phase = 'idle' | 'loading' | 'playing' | 'waiting' | 'paused' | 'ended' | 'failed';

/** Whether it has begun and goes on by itself. */
export const isUnderWay = (phase: Phase): boolean => phase === 'playing' || phase === 'waiting';

/** Whether something sounds or is about to: the next press pauses it. */
export const isRunning = (phase: Phase): boolean => isUnderWay(phase) || phase === 'loading';

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
