import { z } from 'zod';
import { pattern } from './pattern';

/** Lower-case words joined by hyphens. A collection file's name, less `.yaml`, is its slug. */
export const SLUG_PATTERN = /^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/;

/** An id inside a file: lower-case words joined by hyphens. */
export const Id = pattern(
  SLUG_PATTERN,
  'is not an id. Write lower-case letters, digits and hyphens, such as glow-pop',
);

/** The address of a page of this site, without query or fragment: `/`, `/about/story`. */
export const Route = pattern(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  'is not a route. Write it with a leading slash and without a closing one, such as /about/story',
);

/** A secure address with a host that has a dot in it, and nobody's name or password before that. */
const WEB = /https:\/\/[^\s/?#.@]+(?:\.[^\s/?#.@]+)+(?:[/?#][^\s]*)?/;

/** Where a link leads: a route of this site (query and fragment allowed) or an `https://` address. */
export const Href = pattern(
  new RegExp(`^(?:\\/[^\\s]*|${WEB.source})$`),
  'is not an address. Write a route such as /contact, or a full address such as https://example.com',
);

/** An address on another site. `""` is a placeholder: its control is not rendered. */
export const ExternalUrl = pattern(
  new RegExp(`^(?:${WEB.source})?$`),
  'is not a secure address. Write one such as https://example.com, or "" while there is none',
);

const NO_DAY = 'is not a day. Write it in quotes as year-month-day, such as "2026-03-14"';

/** Written in the code as `YYYY-MM-DD`, in quotes in YAML. A day without a time zone. */
export const Day = z.iso.date({ error: ({ input }) => noSuchDay(input) ?? NO_DAY });

/** What is wrong with a date that is well written, such as 30 February; undefined for one that is not. */
export function noSuchDay(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(written) ?? [];
  if (day === undefined || z.iso.date().safeParse(day).success) return undefined;
  return `${day} is in no calendar. Correct the month or the day`;
}
