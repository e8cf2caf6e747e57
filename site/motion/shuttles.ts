import type { Market } from '../components/HubChooser/market';
import * as styles from './shuttles.module.css';

/** Milliseconds until the last shuttle has covered the screen: 11 steps of 12 and 168 for itself. */
export const COVER_MS = 300;
/** Milliseconds until the last one has left: 11 steps of 12 and 216 for itself. */
const LEAVE_MS = 348;
/** The longest a screen stays covered while the next page is on its way. */
const PATIENCE_MS = 1200;
const COUNT = 12;

let cloth: HTMLElement | null = null;
let timer = 0;

/** Sends twelve shuttles over the screen: columns for Africa, rows for Global. Decoration only. */
export function coverScreen(market: Market): void {
  cloth?.remove();
  cloth = document.createElement('div');
  cloth.className = styles.cloth ?? '';
  cloth.dataset.hub = market;
  cloth.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < COUNT; index += 1) {
    const shuttle = document.createElement('i');
    shuttle.style.setProperty('--i', String(index));
    cloth.append(shuttle);
  }
  document.body.append(cloth);
  window.clearTimeout(timer);
  timer = window.setTimeout(uncoverScreen, COVER_MS + PATIENCE_MS);
}

/** Whether shuttles are on the screen. */
export function isCovered(): boolean {
  return cloth !== null;
}

/** Lets the shuttles leave; nothing happens where there are none. */
export function uncoverScreen(): void {
  if (!cloth) return;
  const leaving = cloth;
  cloth = null;
  window.clearTimeout(timer);
  leaving.dataset.leaves = '';
  window.setTimeout(() => leaving.remove(), LEAVE_MS);
}
