import type { Dirent } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages are Gatsby's own, and compressed copies go after what they are copies of (html/precompress). */
const NOT_OURS = /^index\.html$|\.(?:br|gz)$/;

/**
 * Takes out of a folder of the export what an earlier build has put there and this one has not: what was withdrawn
 * may not be had any longer.
 * @param folder the export, `public`
 * @param address of the folder, such as `/feeds`
 * @param written addresses of all files that belong there
 */
export async function keepOnly(
  folder: string,
  address: string,
  written: Iterable<string>,
): Promise<void> {
  const wanted = new Set(written);
  const found = await everythingIn(path.join(folder, address));
  const files = found
    .filter((entry) => entry.isFile() && !NOT_OURS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const stale = files.filter(
    (file) => !wanted.has(`/${path.relative(folder, file).split(path.sep).join('/')}`),
  );
  await Promise.all(stale.map((file) => rm(file)));
}

/** Puts files into the export, by their addresses, and takes out what an earlier build has put into a folder beside them. */
export async function writeOnly(
  folder: string,
  address: string,
  files: readonly (readonly [address: string, text: string])[],
): Promise<void> {
  for (const [at, text] of files) {
    const file = path.join(folder, at);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await keepOnly(
    folder,
    address,
    files.map(([at]) => at),
  );
}

/** What lies in a folder, at any depth; nothing where there is no such folder. */
export async function everythingIn(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // one that cannot be read may hold what was withdrawn
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
}
