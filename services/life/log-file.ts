import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Of the file that is written; the one before it takes as much again. */
const FULL_BYTES = 5_000_000;
/** Other processes write into the same file: how often one looks how full it is, in parts of a full one. */
const LOOKS = 8;

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
 * `service.log` in a folder made for it, closed to other users. A full one becomes `service.1.log`, in the place
 * of the one before. What cannot be written, as on a full disk, is left out: the log has said it on stderr too.
 * @param fullBytes when a file is full
 */
export function openLogFile(folder: string, fullBytes = FULL_BYTES): LineFile {
  const file = path.join(folder, 'service.log');
  let opened: Opened | undefined;

  function open(): Opened {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const fd = openSync(file, 'a', 0o600);
    return { fd, left: fullBytes / LOOKS };
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
        opened ??= open();
        if (opened.left <= 0) opened = look(opened);
        opened.left -= writeSync(opened.fd, line);
      } catch {
        close();
      }
    },
  };
}
