import type { SourceNodesArgs } from 'gatsby';
import type { Content, Entry } from '../../content/schema/content';

/** Collections that stand in Gatsby's data layer, and the type of their nodes. */
const COLLECTIONS = {
  artists: 'ContentArtist',
  releases: 'ContentRelease',
  stories: 'ContentStory',
  happenings: 'ContentHappening',
} as const;

type Collection = keyof typeof COLLECTIONS;

/** The types of the nodes, spelled out so that an empty collection has the same fields as a full one. */
export function defineContentTypes(): string {
  return Object.values(COLLECTIONS)
    .map(
      (type) => `type ${type} implements Node @dontInfer {
  slug: String!
  "Path of the YAML file from the project's root."
  file: String!
  "The checked entry, whole."
  entry: JSON!
}`,
    )
    .join('\n');
}

/** Puts every checked entry into Gatsby's data layer. */
export function createContentNodes(args: SourceNodesArgs, content: Content): void {
  for (const name of Object.keys(COLLECTIONS) as Collection[]) {
    const entries: Entry<object>[] = content[name];
    for (const entry of entries) createNode(args, COLLECTIONS[name], entry);
  }
}

function createNode(args: SourceNodesArgs, type: string, entry: Entry<object>): void {
  args.actions.createNode({
    id: args.createNodeId(`${type} ${entry.slug}`),
    slug: entry.slug,
    file: entry.file,
    entry,
    internal: { type, contentDigest: args.createContentDigest(entry) },
  });
}
