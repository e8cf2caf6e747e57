import { isReserved } from './checks/names/slugs';
import { artistText } from './scaffold/artist';
import { bulletinText } from './scaffold/bulletin';
import { eventText } from './scaffold/event';
import type { ScaffoldFacts } from './scaffold/facts';
import { newsText } from './scaffold/news';
import { pageText } from './scaffold/page';
import { releaseText } from './scaffold/release';
import type { FolderName } from './schema/kinds';
import { SLUG_PATTERN } from './schema/parts/address';

/** What an editor can begin with one command. */
export const SCAFFOLD_KINDS = ['artist', 'news', 'event', 'release', 'page', 'bulletin'] as const;
/** One of them. */
export type ScaffoldKind = (typeof SCAFFOLD_KINDS)[number];

const FOLDERS: Record<ScaffoldKind, FolderName> = {
  artist: 'artists',
  news: 'news',
  event: 'events',
  release: 'releases',
  page: 'texts',
  bulletin: 'bulletins',
};

const TEXTS: Record<ScaffoldKind, (facts: ScaffoldFacts) => string> = {
  artist: artistText,
  news: newsText,
  event: eventText,
  release: releaseText,
  page: pageText,
  bulletin: bulletinText,
};

/** A new file: where it belongs, and its text with a comment on every field. */
export interface Scaffold {
  /** From the content folder: `artists/luna.yaml`. */
  path: string;
  text: string;
}

/** The first file of a new entry. It passes the checks; what is still to be written is reported as a warning. */
export function scaffold(kind: ScaffoldKind, facts: ScaffoldFacts): Scaffold {
  return { path: `${FOLDERS[kind]}/${facts.slug}.yaml`, text: TEXTS[kind](facts) };
}

/** Why a slug cannot be given to a new entry, as a sentence with its mend; `undefined` if it can. */
export function scaffoldProblem(kind: ScaffoldKind, slug: string): string | undefined {
  if (!SLUG_PATTERN.test(slug)) {
    return `“${slug}” cannot be an address. Use lower-case letters, digits and hyphens, such as night-market.`;
  }
  if (isReserved(FOLDERS[kind], slug)) {
    return `“${slug}” is reserved for the site itself. Choose another name.`;
  }
  if (kind === 'artist' && slug.includes('--')) {
    return `“${slug}” names a release: two hyphens part artist and title. Write one.`;
  }
  if (kind === 'release' && !/^[a-z0-9-]+?--[a-z0-9-]+$/.test(slug)) {
    return `“${slug}” does not name the artist. Write the artist’s id, two hyphens and the title, such as rocka--ultima-luz.`;
  }
  return undefined;
}
