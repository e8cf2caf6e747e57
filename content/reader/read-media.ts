import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pictures } from '../derive/picture-credits';

const PICTURE = /\.(webp|png|jpe?g|avif)$/;

/** The pictures in a `media/` folder; none if there is no such folder. */
export async function readMedia(folder: string): Promise<Pictures> {
  const names = await readdir(folder).catch(() => []);
  return {
    names: new Set(names.filter((name) => PICTURE.test(name)).sort()),
    drawn: new Set(Object.keys(await readManifest(folder))),
  };
}

/** Without a manifest that can be read nobody knows how a picture was made, and the check says so of each. */
async function readManifest(folder: string): Promise<object> {
  try {
    const manifest: unknown = JSON.parse(
      await readFile(path.join(folder, 'manifest.json'), 'utf8'),
    );
    return typeof manifest === 'object' && manifest !== null ? manifest : {};
  } catch {
    return {};
  }
}
