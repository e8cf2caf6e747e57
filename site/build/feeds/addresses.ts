/** The year in which the site's addresses were first given. Entries would all be new if it changed. */
const SINCE = '2024';

/** A name that stays the same wherever the page moves (RFC 4151). */
export function tagUri(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},${SINCE}:${name}`;
}

/** The beginning of a day as an ISO 8601 moment. */
export function moment(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Readers and search engines show texts away from the site, where a path alone leads nowhere. */
export function absolute(html: string, origin: string): string {
  return html.replaceAll('href="/', `href="${origin}/`).replaceAll('src="/', `src="${origin}/`);
}
