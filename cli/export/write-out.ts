import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { errorCode } from '../../db/engine/errors';
import { StartError } from '../../services/start-error';
import { isNoRoom } from '../is-no-room';

const DATABASE_MARK = 'SQLite format 3\0';

/**
 * Writes pieces into a file that appears whole or not at all, readable for its owner alone unless `mode` says more; whatever was there
 * stays until then. Its draft is nothing that was there: in a folder of others, somebody could have laid a link
 * or a file of theirs in its way.
 * @throws StartError when the file cannot be written, what the source throws, AbortError when stopped
 */
export async function writeFileWhole(
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
  mode = 0o600,
): Promise<void> {
  await refuseNoFile(file);
  const draft = `${file}.part-${randomUUID()}`;
  const output = createWriteStream(draft, { flags: 'wx', mode });
  try {
    await pipeline(Readable.from(pieces), output, { signal });
    await flush(draft);
    await rename(draft, file);
  } catch (error) {
    const code = errorCode(error);
    if (isNoRoom(code))
      throw new StartError(
        `${file}: there is no room left (${code}). Free some, or name another place.`,
      );
    throw pathOf(error) === draft ? unwritable(file, code) : error;
  } finally {
    // A source that fails at once is faster than the draft is made.
    await finished(output).catch(() => {});
    // Where there can be no such file, there is none to remove.
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Writes pieces to our output, no faster than they are read, and no more of them than somebody reads. */
export async function writeToOutput(
  pieces: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  let fault: unknown;
  process.stdout.once('error', (error) => {
    fault = error;
  });
  await pipeline(Readable.from(pieces), process.stdout, { signal, end: false }).catch((error) => {
    // a connection that the pieces came by ends with the same code
    if (error !== fault || errorCode(error) !== 'EPIPE') throw error;
  });
}

/** What takes the name of a device would end it: root, who writes to `/dev/null`, would leave the machine without one. */
async function refuseNoFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  // a folder cannot be replaced anyway, and says so
  if (found === undefined || found.isDirectory()) return;
  if (!found.isFile()) {
    throw new StartError(
      `${file}: is there and no file, so it is not replaced. Name another file.`,
    );
  }
  // whoever takes FILE for what is to be backed up would lose it
  if (await isDatabase(file)) {
    throw new StartError(`${file}: is a database, so it is not replaced. Name another file.`);
  }
}

/** By the mark that SQLite begins its files with. What cannot be read is not looked into. */
async function isDatabase(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const { buffer } = await handle.read(Buffer.alloc(DATABASE_MARK.length), 0);
    return buffer.toString('latin1') === DATABASE_MARK;
  } finally {
    await handle.close();
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function pathOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'path' in error ? error.path : undefined;
}

function unwritable(file: string, code = 'unknown reason'): StartError {
  if (code === 'ENOENT') {
    const folder = path.dirname(file);
    return new StartError(
      `${file} cannot be written: there is no folder ${folder}. Make it first.`,
    );
  }
  return new StartError(`${file} cannot be written (${code}). Name another file.`);
}
