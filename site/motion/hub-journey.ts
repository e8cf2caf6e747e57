import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import type { Market } from '../components/HubChooser/market';
import { isForBrowser } from '../is-for-browser';
import { keep } from '../start/kept';
import { COVER_MS, coverScreen } from './shuttles';
import { isStill } from './stillness';
import { takeTurn } from './turns';

/**
 * Takes a click on a hub's link: the choice is kept at once, shuttles cover the screen, and the
 * journey begins after exactly 300 ms (specification, section 9). Where nothing may move the link
 * leads on at once, and a click for a new tab or window stays the browser's own. Of several journeys
 * only the last begins.
 */
export function travelToHub(event: MouseEvent, market: Market, href: string): void {
  keep('market', market);
  if (isForBrowser(event) || isStill()) return;
  event.preventDefault();
  coverScreen(market);
  const isLast = takeTurn();
  window.setTimeout(() => isLast() && navigate(href), COVER_MS);
}
