import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;

/** The files of a ZIP by name, in its order; read from the directory at its end. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - 6); // of an end without a comment
  while (zip.readUInt32LE(at) === ENTRY) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    files.set(name, contentOf(zip, at));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === 0 ? Buffer.from(packed) : inflateRawSync(packed);
}
