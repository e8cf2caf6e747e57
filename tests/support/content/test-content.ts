import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../../content/schema/content';
import { isKnown } from './known-entries';

const CONTENT = path.resolve(__dirname, '../../../content');

let kept: Promise<Buffer> | undefined;

/**
 * The content of the product, for tests of what is made of it: a copy for each call, to be changed at will, without
 * the entries that tests know nothing of.
 * The first file of a run that asks reads it; the others take what that one has read.
 */
export async function testContent(): Promise<Content> {
  kept ??= bytesOfContent();
  // what stands in several places is one object, as `loadContent` gives it
  return deserialize(await kept) as Content;
}

async function bytesOfContent(): Promise<Buffer> {
  const place = process.env.TEST_CONTENT;
  if (place !== undefined && existsSync(place)) return readFile(place);
  const bytes = serialize(await knownContent());
  if (place !== undefined) {
    // whole at once: another file may be looking for it
    const own = `${place}.${process.pid}`;
    await writeFile(own, bytes);
    await rename(own, place);
  }
  return bytes;
}

/** What the site says, less the entries that tests do not know. That all of it can be used is for `load.test` to say. */
async function knownContent(): Promise<Content> {
  // not imported above: whoever finds it read needs none of this code
  const { assemble } = await import('../../../content/assemble');
  const { parseTree } = await import('../../../content/reader/parse-tree');
  const { readTree } = await import('../../../content/reader/read-tree');
  const tree = await readTree(CONTENT);
  const entries = tree.entries.filter(isKnown);
  return assemble(parseTree({ ...tree, entries }).checked, tree.pictures, new Date());
}
