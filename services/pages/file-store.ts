import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Larger files are read from disk each time. */
const IN_MEMORY_MAX_BYTES = 256 * 1024;
const MEMORY_MAX_BYTES = 64 * 1024 * 1024;

/** A file as it can be sent. */
export interface StoredFile {
  bytes: number;
  /** Of the content, without quotes. */
  hash: string;
  /** Undefined for a large file. */
  body: Buffer | undefined;
}

/** Files by their place on disk. */
export interface FileStore {
  /** What is at hand without waiting. */
  peek(file: string): StoredFile | undefined;
  /** Reads a file if it is not at hand. @throws when it cannot be read. */
  load(file: string): Promise<StoredFile>;
}

/** A small file, and whether it was asked for since it last had to stand in line. */
type Held = StoredFile & { isWanted: boolean };

/** Keeps small files in memory; those that nobody has asked for in a long time leave first. */
export function createFileStore(maxBytes = MEMORY_MAX_BYTES): FileStore {
  // A line: new files come in at the end. Moving each to the end when asked for would cost every answer.
  const small = new Map<string, Held>();
  const loading = new Map<string, Promise<StoredFile>>();
  const large = new Map<string, StoredFile & { mtimeMs: number }>();
  let held = 0;

  function keep(file: string, stored: Held): void {
    held += stored.bytes;
    for (const [first, candidate] of small) {
      if (held <= maxBytes) break;
      small.delete(first);
      if (candidate.isWanted) {
        candidate.isWanted = false;
        small.set(first, candidate);
      } else held -= candidate.bytes;
    }
    small.set(file, stored);
  }

  function peek(file: string): StoredFile | undefined {
    const stored = small.get(file);
    if (stored) stored.isWanted = true;
    return stored;
  }

  async function read(file: string): Promise<StoredFile> {
    const { size, mtimeMs } = await stat(file);
    if (size <= IN_MEMORY_MAX_BYTES) {
      const body = await readFile(file);
      const hash = shorten(createHash('sha256').update(body));
      const stored = { bytes: body.length, hash, body, isWanted: false };
      keep(file, stored);
      return stored;
    }
    const known = large.get(file);
    if (known?.bytes === size && known.mtimeMs === mtimeMs) return known;
    const stored = { bytes: size, hash: await hashLarge(file), body: undefined, mtimeMs };
    large.set(file, stored);
    return stored;
  }

  return {
    peek,
    load: async (file) => {
      const known = peek(file);
      if (known) return known;
      const started = loading.get(file) ?? read(file).finally(() => loading.delete(file));
      loading.set(file, started);
      return started;
    },
  };
}

async function hashLarge(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return shorten(hash);
}

/** 132 bits: more than enough to tell versions of a file apart. */
function shorten(hash: ReturnType<typeof createHash>): string {
  return hash.digest('base64url').slice(0, 22);
}
