/** What can be followed: everything, or one artist, shelf of the newsroom or hub. */
export type FeedSubject = 'all' | { artist: string } | { category: string } | { hub: string };

/** Path that the formats of a feed share; `.atom`, `.json` or `.ics` completes it. */
export function feedBase(subject: FeedSubject): string {
  if (subject === 'all') return '/feeds/all';
  if ('artist' in subject) return `/feeds/artists/${subject.artist}`;
  if ('category' in subject) return `/feeds/news/${subject.category}`;
  return `/feeds/hubs/${subject.hub}`;
}
