import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../content/schema/content';

const CONTENT = path.resolve(__dirname, '../../content');

let kept: Promise<Buffer> | undefined;

/**
 * The content of the product, for tests of what is made of it: a copy for each call, to be changed at will.
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
  const bytes = serialize((await loadContent(CONTENT)).content);
  if (place !== undefined) {
    // whole at once: another file may be looking for it
    const own = `${place}.${process.pid}`;
    await writeFile(own, bytes);
    await rename(own, place);
  }
  return bytes;
}
