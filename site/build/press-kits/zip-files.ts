import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file to be packed. */
export interface PackedFile {
  name: string;
  bytes: Buffer;
}

/** Pictures are compressed already. */
const COMPRESSED = /\.(webp|avif|png|jpe?g|mp3)$/;

/**
 * Packs files into a ZIP, sorted by name. The same files give the same bytes on every machine and day: all are dated the
 * first day a ZIP can name, in the clock of whoever reads it, and carry the same rights.
 */
export async function zipFiles(files: PackedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, bytes } of sorted) {
    zip.addBuffer(bytes, name, {
      mtime: new Date(1980, 0, 1),
      forceDosTimestamp: true,
      mode: 0o100644,
      compress: !COMPRESSED.test(name),
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}
