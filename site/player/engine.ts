import { composeAloud } from './compose-aloud';
import { playRecording } from './play-recording';
import type { PlayerState } from './store';
import type { Item } from './track';

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
export type Listener = (phase: PlayerState['phase']) => void;

/** Begins an item: composed here where that can be done, else from its recording. */
export function startEngine(item: Item, context: AudioContext | undefined, tell: Listener): Engine {
  return context ? composeAloud(item, context, tell) : playRecording(item, tell);
}
