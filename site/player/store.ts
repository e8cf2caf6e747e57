import { prepareComposer } from './composer';
import { type Engine, isRunning, type Phase } from './engine';
import { keyOf } from './outlines';
import { openContext, openSpeakers, restSpeakers } from './speakers';
import type { Item } from './track';

/** What the player is doing, and with what. */
export interface PlayerState {
  phase: Phase;
  queue: readonly Item[];
  /** Place in the queue. */
  index: number;
}

const IDLE: PlayerState = { phase: 'idle', queue: [], index: 0 };
let state = IDLE;
let engine: Engine | undefined;
let context: AudioContext | undefined;
/** Counts the presses, so that what an older one loaded is not played after a newer. */
let turn = 0;
const listeners = new Set<() => void>();

function set(change: Partial<PlayerState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** What the player is doing now; the same object until that changes. */
export const playerState = (): PlayerState => state;
/** What it does before anything was pressed, for pages without script. */
export const idleState = (): PlayerState => IDLE;

/** Calls back after every change. Returns the way to stop that. */
export function onPlayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The item that was chosen, if any. */
export function currentItem(): Item | undefined {
  return state.queue[state.index];
}

/** Whether this browser can compose; else the recording is played. */
export function canCompose(): boolean {
  return typeof AudioContext === 'function' && typeof Worker === 'function';
}

/**
 * Plays an item of a queue, in place of whatever played before. Call it in the handler of a press: a browser lets
 * sound begin only there, so the way to the speakers is opened before anything is loaded.
 */
export function playQueue(queue: readonly Item[], index = 0): void {
  const item = queue[index];
  if (!item) return;
  turn += 1;
  const mine = turn;
  if (canCompose()) {
    context ??= openContext();
    if (context) openSpeakers(context);
  }
  engine?.stop();
  engine = undefined;
  set({ phase: 'loading', queue, index });
  import('./start-engine')
    .then(({ startEngine }) => {
      if (mine !== turn) return;
      engine = startEngine(item, context, (phase) => {
        if (mine !== turn) return;
        set({ phase });
        if (phase !== 'ended') return;
        if (state.queue[index + 1]) skip(1);
        else restSpeakers(context);
      });
    })
    .catch(() => mine === turn && failPlayer());
}

/** Ends the sound, and says that it cannot be had. */
export function failPlayer(): void {
  end({ phase: 'failed' });
}

function end(change: Partial<PlayerState>): void {
  turn += 1;
  engine?.stop();
  engine = undefined;
  restSpeakers(context);
  set(change);
}

/** Has the beginning of an item ready for the press that may come. */
export function preparePlayer(item: Item): void {
  const current = currentItem();
  if (!canCompose() || (current && keyOf(current) === keyOf(item))) return;
  prepareComposer(item);
  import('./start-engine').catch(() => {
    // the press itself will say so
  });
}

/** Goes to another item of the queue; past its ends nothing happens. */
export function skip(by: number): void {
  if (state.queue[state.index + by]) playQueue(state.queue, state.index + by);
}

/** Pauses, or plays on; after the end from the beginning. What has not begun is not waited for any longer. */
export function togglePlay(): void {
  if (state.phase === 'loading') end({ phase: 'paused' });
  else if (isRunning(state.phase)) engine?.pause();
  else if (state.phase === 'paused' && engine) engine.play();
  else if (currentItem()) playQueue(state.queue, state.index);
}

/** Goes to a moment, in seconds. */
export function seek(seconds: number): void {
  engine?.seek(seconds);
}

/** Ends the sound and puts the player away. */
export function closePlayer(): void {
  end(IDLE);
}

/** Where the sound is, in seconds, and when its beats are; for what is drawn with it. */
export function soundNow(): { at: number; seconds: number; beats: readonly number[] } {
  return engine?.now() ?? { at: 0, seconds: currentItem()?.track.seconds ?? 0, beats: [] };
}
