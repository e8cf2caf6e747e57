import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Of the file that is written; the one before it takes as much again. */
const FULL_BYTES = 5_000_000;
/** Other processes write into the same file: how often one looks how full it is, in parts of a full one. */
const LOOKS = 8;
const LINE_END = 0x0a;

/** Where in the folder of the data the log is kept. */
export function logFile(dataDir: string): string {
  return path.join(dataDir, 'logs', 'service.log');
}

/** Takes the lines of the log, each with its end. */
export interface LineFile {
  write(line: string): void;
}

interface Opened {
  fd: number;
  /** Bytes to write until the next look. */
  left: number;
}

/**
 * The log in a folder made for it, closed to other users. A full `service.log` becomes `service.1.log`, in the place
 * of the one before. What cannot be written, as on a full disk, is left out: the log has said it on stderr too.
 * @param fullBytes when a file is full
 */
export function openLogFile(dataDir: string, fullBytes = FULL_BYTES): LineFile {
  const file = logFile(dataDir);
  const folder = path.dirname(file);
  let opened: Opened | undefined;

  function open(): Opened {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    opened = { fd: openSync(file, 'a+', 0o600), left: fullBytes / LOOKS };
    if (isTorn(opened.fd)) writeSync(opened.fd, '\n');
    return opened;
  }

  function close(): void {
    const { fd } = opened ?? {};
    opened = undefined;
    if (fd !== undefined) closeSync(fd);
  }

  /** Puts a full file aside, unless another process has, and opens the present one. */
  function look({ fd }: Opened): Opened {
    const { ino, size } = fstatSync(fd);
    const present = statSync(file, { throwIfNoEntry: false });
    if (present?.ino === ino && size >= fullBytes)
      renameSync(file, path.join(folder, 'service.1.log'));
    close();
    return open();
  }

  return {
    write(line) {
      try {
        let present = opened ?? open();
        if (present.left <= 0) present = look(present);
        const written = writeSync(present.fd, line);
        present.left -= written;
        if (written < Buffer.byteLength(line)) close();
      } catch {
        close();
      }
    },
  };
}

/** Whether the last line lacks its end, since the disk was full in the middle of it. */
function isTorn(fd: number): boolean {
  const { size } = fstatSync(fd);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(fd, last, 0, 1, size - 1) === 1 && last[0] !== LINE_END;
}
