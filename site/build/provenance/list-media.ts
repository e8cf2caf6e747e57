import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../files-in';

/** Everything a visitor can look at, listen to or take home. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** One published file. */
export interface MediaFile {
  /** From the site's root, with a leading slash. */
  path: string;
  type: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Every media file of an export, by path. */
export async function listMedia(publicDir: string): Promise<MediaFile[]> {
  const names = await filesIn(publicDir);
  const media = names.filter((name) => typeOf(name) !== undefined);
  const files: MediaFile[] = [];
  // one after another: the pictures of a large site would not fit into memory at once
  for (const name of media) files.push(await describe(publicDir, name));
  return files;
}

async function describe(publicDir: string, name: string): Promise<MediaFile> {
  const content = await readFile(path.join(publicDir, name));
  return {
    path: `/${name}`,
    type: typeOf(name) ?? '',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

function typeOf(name: string): string | undefined {
  return TYPES[path.extname(name).slice(1).toLowerCase()];
}
