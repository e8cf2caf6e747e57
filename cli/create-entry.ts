import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nearest } from '../content/reader/nearest';
import { type ScaffoldKind, scaffold } from '../content/scaffold';
import { errorCode } from '../db/engine/errors';
import { StartError } from '../services/start-error';

/**
 * Writes the first file of a new entry, whole or not at all, and returns its path.
 * @throws StartError when the entry exists, or a release names an artist who does not.
 */
export async function createEntry(
  contentDir: string,
  kind: ScaffoldKind,
  slug: string,
  today: Date,
): Promise<string> {
  const isSibling = await siblingRule(contentDir, kind, slug);
  // The folder is the same for every entry of a kind; the text waits for the count.
  const folder = path.dirname(
    path.join(contentDir, scaffold(kind, { slug, today, existing: 0 }).path),
  );
  await mkdir(folder, { recursive: true }); // of pages there may be none yet
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const existing = names.filter(isSibling).length;

  const made = scaffold(kind, { slug, today, existing });
  const file = path.join(contentDir, made.path);
  if (names.includes(path.basename(file))) throw alreadyThere(file);
  await writeWhole(file, made.text);
  return file;
}

/** Which entries the new one is counted among. */
async function siblingRule(
  contentDir: string,
  kind: ScaffoldKind,
  slug: string,
): Promise<(name: string) => boolean> {
  if (kind !== 'release') return () => true;
  const artist = slug.slice(0, slug.indexOf('--'));
  const artists = await readdir(path.join(contentDir, 'artists'));
  if (!artists.includes(`${artist}.yaml`)) {
    const meant = nearest(
      artist,
      artists.map((name) => path.basename(name, '.yaml')),
    );
    const guess = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
    throw new StartError(
      `There is no artist "${artist}".${guess} A new one begins with npx cli content new artist ${artist}.`,
    );
  }
  return (name) => name.startsWith(`${artist}--`);
}

/** A link appears with its whole content, and fails where a file is already. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? alreadyThere(file) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

function alreadyThere(file: string): StartError {
  return new StartError(`${file} is there already. Choose another slug, or edit that file.`);
}
