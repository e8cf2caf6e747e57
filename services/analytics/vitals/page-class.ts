import type { PageClass } from '../../contracts/web-vitals';

/** First match counts. */
const CLASSES: readonly (readonly [RegExp, PageClass])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:africa|global)$/, 'hub'],
  [/^\/artists(?:\/(?:africa|global))?$/, 'artists'],
  [/^\/artists\//, 'artist'],
  [/^\/listen(?:\/|$)/, 'listen'],
  [/^\/news(?:\/(?:releases|events|collabs|bts|africa|global))?$/, 'news'],
  [/^\/news\//, 'story'],
  [/^\/about(?:\/|$)/, 'about'],
  [/^\/join(?:\/|$)/, 'join'],
  [/^\/contact$/, 'contact'],
];

/** What kind of page a path of the site is. */
export function pageClassOf(path: string): PageClass {
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
