import { readFileSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatFault, readContent } from '../../../content/load';
import { readSource } from '../../../content/reader/source';

/** A new text for a file, a change to the one that is there, or `null` to take it away. */
export type Change = string | ((text: string) => string) | null;

/** A picture that nobody has drawn here, for `media/`. */
export const PICTURE = readFileSync('content/media/rocka-portrait.webp');

const made: string[] = [];

/** A copy of the site's content in a temporary folder, with changes by path. Pictures are there by name and size only. */
export async function tempContent(changes: Record<string, Change | Buffer> = {}): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  made.push(root);
  const isText = (file: string) => !/content\/(media|art|schema|reader|checks|derive)\b/.test(file);
  await cp('content', root, { recursive: true, filter: isText });
  await mkdir(path.join(root, 'media'));
  const media = await readdir('content/media', { withFileTypes: true });
  for (const { name } of media.filter((entry) => entry.isFile())) {
    const copy = path.join(root, 'media', name);
    await writeFile(copy, '');
    await truncate(copy, (await stat(path.join('content/media', name))).size);
  }
  await cp('content/media/manifest.json', path.join(root, 'media/manifest.json'));
  for (const [file, change] of Object.entries(changes)) await apply(path.join(root, file), change);
  return root;
}

async function apply(file: string, change: Change | Buffer): Promise<void> {
  if (change === null) return rm(file, { recursive: true });
  const given = typeof change === 'function' ? change(await readFile(file, 'utf8')) : change;
  await mkdir(path.dirname(file), { recursive: true }); // of pages of text there may be none
  await writeFile(file, given);
}

/** Takes the temporary folders away; for `afterAll`. */
export async function removeTempContent(): Promise<void> {
  await Promise.all(made.splice(0).map((root) => rm(root, { recursive: true })));
}

const known = new Map<string, ReturnType<typeof readSource>>();

/** Reads a file unless it says what it said before: of a hundred files a test changes one. */
export async function readChanged(file: string, shown: string): ReturnType<typeof readSource> {
  const text = await readFile(file, 'latin1').catch(String);
  const key = `${shown}\n${text}`;
  const source = known.get(key) ?? readSource(file, shown);
  known.set(key, source);
  return source;
}

/** The day on which every test reads the content. */
export const TODAY = new Date('2026-01-15T12:00:00.000Z');

/** What the check prints for a folder, as `level file:line:column field: message` with the folder called `content`. */
export async function faultsIn(root: string, now = TODAY): Promise<string[]> {
  const { faults } = await readContent(root, now, readChanged);
  return faults.map((fault) => `${fault.level} ${formatFault(fault)}`.replaceAll(root, 'content'));
}

/** Marks the place in a changed text where a fault is expected. */
export const HERE = '‸';

/**
 * What the check prints after one change that has a mark, and the `file:line:column` of the mark.
 * Lines that the unchanged content gives too are left out. The change is undone.
 */
export async function faultsAfter(
  file: string,
  change: Change,
): Promise<{ at: string; found: string[] }> {
  shared ??= tempContent();
  const root = await shared;
  unchanged ??= faultsIn(root);
  const before = new Set((await unchanged).map(withoutPlace));
  const target = path.join(root, file);
  const old = await readFile(target, 'utf8').catch(() => null);
  const marked = typeof change === 'function' ? change(old ?? '') : (change ?? '');
  if (marked === old) throw new Error(`The change leaves ${file} as it is.`);

  await writeFile(target, marked.replace(HERE, ''));
  const found = await faultsIn(root);
  await apply(target, old);
  const upToMark = marked.slice(0, Math.max(0, marked.indexOf(HERE))).split('\n');
  return {
    at: `content/${file}:${upToMark.length}:${(upToMark.at(-1)?.length ?? 0) + 1}`,
    found: found.filter((line) => !before.has(withoutPlace(line))),
  };
}

let shared: Promise<string> | undefined;
let unchanged: Promise<string[]> | undefined;

/** A change moves later lines: the same complaint further down is not a new one. */
function withoutPlace(line: string): string {
  return line.replace(/:\d+:\d+ /, ' ');
}
