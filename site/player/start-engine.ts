import { composeAloud } from './compose-aloud';
import type { Engine, Listener } from './engine';
import { playRecording } from './play-recording';
import type { Item } from './track';

/**
 * Begins an item: composed here where that can be done, else from its recording.
 * @throws where another take cannot be composed: the recording is of the signature
 */
export function startEngine(item: Item, context: AudioContext | undefined, tell: Listener): Engine {
  if (!context && item.take > 0) throw new Error('There is no recording of another take.');
  return context ? composeAloud(item, context, tell) : playRecording(item, tell);
}
