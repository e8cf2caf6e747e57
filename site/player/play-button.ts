import { canCompose, preparePlayer } from './store';
import { type Item, megabytes, type Track } from './track';

/**
 * What a button that plays listens to besides the press: a mouse over it, the focus on it and a finger down on it
 * are reasons to compose the beginning. Those who save data load nothing before the press itself.
 */
export function preparing(item: Item) {
  const come = () => {
    if (document.documentElement.dataset.weight !== 'light') preparePlayer(item);
  };
  return { onPointerEnter: come, onPointerDown: () => preparePlayer(item), onFocus: come };
}

/** Bytes that the program which composes comes to at most; a browser test measures them. */
const PROGRAM_BYTES = 100_000;

/**
 * Megabytes that a press on Play loads at most: the program, or the recording where nothing can be composed.
 * @param isLive false before script knows the browser: most can compose
 */
export function loadedBy({ recording }: Track, isLive = true): string {
  return megabytes(!isLive || canCompose() ? PROGRAM_BYTES : recording.bytes + 50_000);
}
