import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt } from '../../reader/walk';
import type { FolderName } from '../../schema/kinds';
import { entriesOf, onlyTexts } from '../check';
import { knownFacts } from '../figures/known-facts';

/** What a field can refer to. */
export type Target =
  | 'artist'
  | 'artist or global'
  | 'event'
  | 'fact'
  | 'genre'
  | 'question'
  | 'question topic'
  | 'newsletter topic'
  | 'release'
  | 'story'
  | 'team';

/** The folders whose files' names are ids. */
export const FOLDER_OF: Partial<Record<Target, FolderName>> = {
  artist: 'artists',
  event: 'events',
  release: 'releases',
  story: 'news',
};

/** The files that list ids, and where. */
const LISTED: Partial<Record<Target, [kind: TreeEntry['kind'], at: string]>> = {
  question: ['faq.yaml', 'items.*.id'],
  'question topic': ['faq.yaml', 'topics.*.id'],
  team: ['pages/about.yaml', 'team.groups.*.id'],
};

/** The topic that exists once for each artist: the service takes it with an artist's id alone. */
const PER_ARTIST = 'artist';

/** The ids of a kind; `undefined` while the file that lists them cannot be read. */
export function knownIds(tree: Tree, target: Target): string[] | undefined {
  const folder = FOLDER_OF[target];
  if (folder) return tree.slugs[folder];
  const listed = LISTED[target];
  if (listed) return idsIn(tree, ...listed);
  if (target === 'newsletter topic')
    return idsIn(tree, 'site.yaml', 'newsletter.topics.*.id')?.filter((id) => id !== PER_ARTIST);
  if (target === 'fact') return knownFacts(tree)?.map(({ id }) => id);
  if (target === 'artist or global') return [...tree.slugs.artists, 'global'];
  const genres = idsIn(tree, 'genres.yaml', 'genres.*.id');
  const brought = entriesOf(tree, 'artists').flatMap(({ data }) => placesAt(data, 'genre.id'));
  return genres && [...genres, ...onlyTexts(brought)];
}

function idsIn(tree: Tree, kind: TreeEntry['kind'], at: string): string[] | undefined {
  const [entry] = entriesOf(tree, kind);
  return entry && onlyTexts(placesAt(entry.data, at));
}
