import { composeAloud } from './compose-aloud';
import type { Engine, Listener } from './engine';
import { playRecording } from './play-recording';
import type { Item } from './track';

/** Begins an item: composed here where that can be done, else from its recording. */
export function startEngine(item: Item, context: AudioContext | undefined, tell: Listener): Engine {
  return context ? composeAloud(item, context, tell) : playRecording(item, tell);
}
