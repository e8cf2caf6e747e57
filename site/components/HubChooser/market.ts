/** The hub a visitor has chosen. */
export type Market = 'africa' | 'global';

/** Key in local storage. */
const MARKET_KEY = 'market';

/** The market this device has chosen; global until it chooses. Browser only. */
export function currentMarket(): Market {
  return document.documentElement.dataset.market === 'africa' ? 'africa' : 'global';
}

/** Keeps the choice on this device and shows it at once (`data-market` on `<html>`). */
export function chooseMarket(market: Market): void {
  document.documentElement.dataset.market = market;
  try {
    localStorage.setItem(MARKET_KEY, market);
  } catch {
    // storage is closed to us: the choice holds for this page
  }
}
