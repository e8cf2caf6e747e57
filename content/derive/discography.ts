import type { Release } from '../schema/content';
import { compareTexts } from './compare-texts';

/** Puts releases together by artist; those out come first, newest first; then those coming, next first. */
export function byDiscography(a: Release, b: Release): number {
  if (a.artist !== b.artist) return compareTexts(a.artist, b.artist);
  if (a.status !== b.status) return a.status === 'out' ? -1 : 1;
  return a.status === 'out' ? b.order - a.order : a.order - b.order;
}
