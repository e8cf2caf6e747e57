import { faultAt } from '../../reader/place';
import { placesAt } from '../../reader/walk';
import type { Check } from '../check';

/** What services are called, by the name of their field, and the domains of their pages. */
const SERVICES: readonly (readonly [field: string, name: string, domains: readonly string[]])[] = [
  ['spotify', 'Spotify', ['spotify.com', 'spotify.link']],
  ['youtube', 'YouTube', ['youtube.com', 'youtu.be']],
  ['instagram', 'Instagram', ['instagram.com', 'instagr.am']],
  ['x', 'X', ['x.com', 'twitter.com']],
  ['discord', 'Discord', ['discord.com', 'discord.gg']],
];

/** Links named after one service that lead to another. A domain that nobody knows may be either's. */
export const checkServices: Check = ({ entries }) =>
  entries.flatMap((entry) =>
    SERVICES.flatMap(([field, name]) =>
      placesAt(entry.data, `**.${field}`).flatMap(({ path, value }) => {
        const owner = typeof value === 'string' ? ownerOf(value) : undefined;
        if (owner === undefined || owner === name) return [];
        const message = `leads to ${owner}. Write an address of ${name}, or "" while there is none.`;
        return [faultAt(entry, path, message)];
      }),
    ),
  );

function ownerOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const isUnder = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return SERVICES.find(([, , domains]) => domains.some(isUnder))?.[1];
}
