/** The hub a visitor has chosen. */
export type Market = 'africa' | 'global';

/** The market this device has chosen; global until it chooses. Browser only. */
export function currentMarket(): Market {
  return document.documentElement.dataset.market === 'africa' ? 'africa' : 'global';
}
