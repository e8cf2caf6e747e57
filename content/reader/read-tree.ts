import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pictures } from '../derive/picture-credits';
import { FILES, type FileName, FOLDERS, type FolderName } from '../schema/kinds';
import type { Fault } from './fault';
import type { PictureSize } from './look-at-picture';
import { readMedia } from './read-media';
import { readSource, type Source } from './source';
import {
  draft,
  draftSlug,
  emptyFolder,
  isDraft,
  strayEntry,
  strayFolder,
  strayPage,
} from './strays';

/** A content file that was read, whether or not its fields are right. */
export interface TreeEntry extends Source {
  /** Which kind of file it is: a path in `content/`, or the folder it lies in. */
  kind: FileName | FolderName;
  /** The file's name, less `.yaml`. */
  slug: string;
}

/** Every file of a content folder. */
export interface Tree {
  entries: TreeEntry[];
  /** Slugs by folder, files that could not be read included: what exists may be referred to. */
  slugs: Record<FolderName, string[]>;
  /** Slugs by folder of what is a draft, or was withdrawn: nothing may refer to it. */
  drafts: Record<FolderName, string[]>;
  pictures: Pictures;
  /** In pixels, of the pictures that our program has not drawn. */
  sizes: ReadonlyMap<string, PictureSize>;
  /** Whether every file could be read. Only then is everything known that a link may lead to. */
  isWhole: boolean;
  faults: Fault[];
}

/** Reads every file of a content folder, each with `read`. */
export async function readTree(root: string, read = readSource): Promise<Tree> {
  const folders = await Promise.all(keysOf(FOLDERS).map((folder) => listFolder(root, folder)));
  const strays = await Promise.all(
    ['.', 'assistant', 'hubs', 'pages'].map((folder) => straysIn(root, folder)),
  );
  const wanted = [
    ...keysOf(FILES).map((kind) => ({ kind, file: kind })),
    ...folders.flatMap(({ folder, files }) => files.map((file) => ({ kind: folder, file }))),
  ];
  const media = await readMedia(path.join(root, 'media'), shownPath(root, 'media'));
  const files = await Promise.all(wanted.map((file) => readEntry(root, file, read)));
  const entries = files.flatMap(({ entry }) => (entry ? [entry] : []));
  return {
    entries,
    // Object.fromEntries forgets that each folder is there.
    slugs: Object.fromEntries(
      folders.map(({ folder, files }) => [folder, files.map(slugOf)]),
    ) as Tree['slugs'],
    drafts: Object.fromEntries(
      folders.map(({ folder, drafts }) => [folder, drafts]),
    ) as Tree['drafts'],
    pictures: media.pictures,
    sizes: media.sizes,
    isWhole: entries.length === wanted.length,
    faults: [...files, ...folders, ...strays, media, await strayFoldersIn(root)].flatMap(
      ({ faults }) => faults,
    ),
  };
}

async function readEntry(
  root: string,
  { kind, file }: { kind: TreeEntry['kind']; file: string },
  read: typeof readSource,
) {
  const { source, faults } = await read(path.join(root, file), shownPath(root, file));
  return { entry: source && { ...source, kind, slug: slugOf(file) }, faults };
}

async function listFolder(root: string, folder: FolderName) {
  const names = await namesIn(path.join(root, folder));
  const isEntry = (name: string) => name.endsWith('.yaml') && !isDraft(name);
  const faults = names.flatMap((name) => {
    if (isEntry(name)) return [];
    const shown = shownPath(root, `${folder}/${name}`);
    return [isDraft(name) ? draft(shown) : strayEntry(shown, names)];
  });
  if (names.length === 0) faults.push(...emptyFolder(shownPath(root, folder), folder));
  const files = names.filter(isEntry).map((name) => `${folder}/${name}`);
  return { folder, files, drafts: names.filter(isDraft).map(draftSlug), faults };
}

/** Files in a folder of single files that nobody reads. */
async function straysIn(root: string, folder: string) {
  const known = keysOf(FILES).filter((file) => path.dirname(file) === folder);
  const names = await namesIn(path.join(root, folder));
  const unread = names
    .filter(isYaml)
    .filter((name) => !known.some((file) => path.basename(file) === name));
  return {
    faults: unread.map((name) =>
      strayPage(
        shownPath(root, path.join(folder, name)),
        known.map((file) => path.basename(file)),
      ),
    ),
  };
}

/** Folders beside those of `content/` that have YAML in them, which nobody reads; not those put aside by an underscore. */
async function strayFoldersIn(root: string) {
  const known = [...keysOf(FOLDERS), ...keysOf(FILES).map((file) => path.dirname(file)), 'media'];
  const names = (await namesIn(root)).filter(
    (name) => !known.includes(name) && !name.startsWith('_'),
  );
  const within = await Promise.all(names.map((name) => namesIn(path.join(root, name))));
  const unread = names.filter((_, index) => within[index]?.some(isYaml));
  const wanted = [...new Set(known)].filter((folder) => folder !== '.');
  return { faults: unread.map((name) => strayFolder(shownPath(root, name), wanted)) };
}

/** Hidden names, and what systems and editors leave in a folder unasked: an editor of texts may not even see it. */
const LEFT_BEHIND = /^(?:\..*|#.*#|Thumbs\.db|desktop\.ini)$/i;

/** Names in a folder, those and READMEs left out; none if there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !LEFT_BEHIND.test(name) && name !== 'README.md').sort();
}

/** As an editor would write it: from the project's root if the folder lies in it. */
function shownPath(root: string, name: string): string {
  const full = path.resolve(root, name);
  const fromHere = path.relative(process.cwd(), full);
  return (fromHere.startsWith('..') ? full : fromHere).split(path.sep).join('/');
}

function isYaml(name: string): boolean {
  return /\.ya?ml$/.test(name);
}

function slugOf(file: string): string {
  return path.basename(file, '.yaml');
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]; // Object.keys forgets which
}
