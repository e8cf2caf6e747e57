import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '../write-atomically';
import type { EncodedPicture } from './raster/encode';

/** What is known of one drawn picture. */
export const ManifestEntry = z.strictObject({
  /** SHA-256 of all that the picture was drawn from */
  parameters: z.string(),
  /** SHA-256 of the file */
  sha256: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
export type ManifestEntry = z.infer<typeof ManifestEntry>;

/** The drawn pictures of the media folder by file name. Pictures from elsewhere are not in it. */
export const Manifest = z.record(z.string(), ManifestEntry);
export type Manifest = z.infer<typeof Manifest>;

const FILE = 'manifest.json';

/**
 * Reads the manifest of a media folder; empty if there is none.
 * @throws Error if the file is not a manifest.
 */
export async function readManifest(mediaFolder: string): Promise<Manifest> {
  const file = path.join(mediaFolder, FILE);
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '{}';
    throw cause;
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is damaged. Delete it and draw the pictures again.`, { cause });
  }
}

/** Notes a picture in the manifest of its folder, file names in alphabetical order. */
export async function noteInManifest(
  mediaFolder: string,
  name: string,
  entry: ManifestEntry,
): Promise<void> {
  const entries = Object.entries({ ...(await readManifest(mediaFolder)), [name]: entry });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeAtomically(path.join(mediaFolder, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The entry of a picture drawn from `source`, any value that JSON can write. */
export function manifestEntry(source: unknown, picture: EncodedPicture): ManifestEntry {
  return {
    parameters: sha256(JSON.stringify(source)),
    sha256: sha256(picture.bytes),
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes.length,
  };
}

/** SHA-256 in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
