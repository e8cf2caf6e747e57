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

/** Keeps small files in memory, those not asked for longest leave first. */
export function createFileStore(maxBytes = MEMORY_MAX_BYTES): FileStore {
  // A Map keeps the order of insertion; asking for a file moves it to the end.
  const small = new Map<string, StoredFile>();
  const loading = new Map<string, Promise<StoredFile>>();
  const large = new Map<string, StoredFile & { mtimeMs: number }>();
  let held = 0;

  function keep(file: string, stored: StoredFile): void {
    small.set(file, stored);
    held += stored.bytes;
    for (const [oldest, { bytes }] of small) {
      if (held <= maxBytes) break;
      small.delete(oldest);
      held -= bytes;
    }
  }

  async function read(file: string): Promise<StoredFile> {
    const { size, mtimeMs } = await stat(file);
    if (size <= IN_MEMORY_MAX_BYTES) {
      const body = await readFile(file);
      const stored = { bytes: body.length, hash: shorten(createHash('sha256').update(body)), body };
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
    peek: (file) => {
      const stored = small.get(file);
      if (stored) {
        small.delete(file);
        small.set(file, stored);
      }
      return stored;
    },
    load: (file) => {
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
