import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../content/schema/content';
import { isKnown } from './known-entries';

const CONTENT = path.resolve(__dirname, '../../content');

let kept: Promise<Buffer> | undefined;

/**
 * The content of the product, for tests of what is made of it: a copy for each call, to be changed at will, without
 * the entries that tests know nothing of.
 * The first file of a run that asks reads it, with all its checks; the others take what that one has read.
 */
export async function testContent(): Promise<Content> {
  kept ??= bytesOfContent();
  // what stands in several places is one object, as `loadContent` gives it
  return deserialize(await kept) as Content;
}

async function bytesOfContent(): Promise<Buffer> {
  const place = process.env.TEST_CONTENT;
  if (place !== undefined && existsSync(place)) return readFile(place);
  // not imported above: whoever finds it read needs none of its code
  const { loadContent } = await import('../../content/load');
  const root = await knownContent();
  const bytes = serialize((await loadContent(root)).content);
  await rm(root, { recursive: true });
  if (place !== undefined) {
    // whole at once: another file may be looking for it
    const own = `${place}.${process.pid}`;
    await writeFile(own, bytes);
    await rename(own, place);
  }
  return bytes;
}

/** A copy of the content's files that tests know, in a temporary folder. */
async function knownContent(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'known-'));
  const isText = (file: string) =>
    file === CONTENT ||
    /^(?!media|art\/|schema|reader|checks|derive|sound)/.test(path.relative(CONTENT, file));
  await cp(CONTENT, root, { recursive: true, filter: (file) => isText(file) && isKnown(file) });
  await symlink(path.join(CONTENT, 'media'), path.join(root, 'media'));
  return root;
}
