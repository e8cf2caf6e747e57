import { preparePlayer } from './store';
import type { Item } from './track';

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
