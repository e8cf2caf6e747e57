import type { Tree } from '../../reader/read-tree';
import type { FolderName } from '../../schema/kinds';

/** Addresses of entries, and the folders that these lie in. */
const ADDRESSES: [address: RegExp, folder: FolderName][] = [
  [/^\/artists\/([^/]+)$/, 'artists'],
  [/^\/news\/(?:africa\/)?([^/]+)$/, 'news'],
  [/^\/press\/([^/]+)$/, 'press'],
  [/^\/([^/]+)$/, 'texts'],
];

/** Says that a name is that of a draft, and what to do; `undefined` where there is no such draft. */
export function withdrawn(
  { drafts }: Tree,
  folder: FolderName | undefined,
  slug: string,
): string | undefined {
  if (folder === undefined || !drafts[folder].includes(slug)) return undefined;
  return `\`${slug}\` is a draft, content/${folder}/_${slug}.yaml. Take it out here, begin this file’s name with _ too, or publish the draft.`;
}

/** The same of an address. */
export function withdrawnPage(tree: Tree, pathname: string): string | undefined {
  for (const [address, folder] of ADDRESSES) {
    const says = withdrawn(tree, folder, address.exec(pathname)?.[1] ?? '');
    if (says !== undefined) return says;
  }
  return undefined;
}

/** The same of a fact that an artist's file holds: tempo or progress. */
export function withdrawnFact(tree: Tree, id: string): string | undefined {
  return withdrawn(tree, 'artists', id.replace(/-(?:bpm|progress)$/, ''));
}
