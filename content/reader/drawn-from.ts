import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

type Manifest = Record<string, { bytes?: unknown; parameters?: unknown } | null>;

/**
 * Says what a picture of the folder was drawn from; undefined of one that our program has not drawn: a
 * file that took the place of one has another size.
 */
export type DrawnFrom = (name: string) => Promise<unknown>;

/** Reads a media folder's list of what was drawn. */
export async function readDrawn(folder: string): Promise<DrawnFrom> {
  const manifest = new Map(Object.entries(await readManifest(folder)));
  return async (name) => {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    const entry = manifest.get(name);
    return found && entry?.bytes === found.size ? (entry.parameters ?? null) : undefined;
  };
}

/** Without a manifest that can be read nobody knows how a picture was made, and the check says so of each. */
async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(
      await readFile(path.join(folder, 'manifest.json'), 'utf8'),
    );
    // whatever its entries are, they are only compared
    return typeof manifest === 'object' && manifest !== null ? (manifest as Manifest) : {};
  } catch {
    return {};
  }
}
