import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file of a folder and of those in it, from the folder's root with `/`, sorted. A folder may be named `404.html`. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
