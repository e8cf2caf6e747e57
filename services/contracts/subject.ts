/** How the subject of a message is written: the same in the browser and on the server. No imports, so the site can bundle it. */

/** What links of the site name a subject by, such as `privacy-request`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What a message is about, in words: the name of what a link named, else the link's own words. What somebody
 * wrote otherwise stays as it is.
 * @param names by what links call them
 */
export function writeSubject(about: string, names: Record<string, string>): string {
  const name = new Map(Object.entries(names)).get(about);
  return name ?? (SLUG.test(about) ? about.replaceAll('-', ' ') : about);
}

/** Names of the open positions, by what their links to the form call them; an open application has none. */
export function subjectNames(
  positions: { id: string; team: string | null; title: string }[],
): Record<string, string> {
  const named = positions.filter(({ team }) => team !== null);
  return Object.fromEntries(named.map(({ id, title }) => [id, title]));
}
