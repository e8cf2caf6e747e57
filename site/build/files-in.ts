import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A page, or what is shown where there is none. */
const PAGE = /^(?:404\.html|(?:.+\/)?index\.html)$/;

/** What others may put on their pages, as the service knows it too (`services/pages/manifest.ts`). */
const FRAME = /^embed\/[^/]+\.html$/;

/** Every file of a folder and of those in it, from the folder's root with `/`, sorted. A folder may be named `404.html`. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Every page of the export among them. */
export async function pagesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((name) => PAGE.test(name));
}

/** Every page of the export that is made to be framed by others. */
export async function framesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((name) => FRAME.test(name));
}
