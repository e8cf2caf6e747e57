import { writeSync } from 'node:fs';
import type { LineFile } from './log-file';

/** Of lines that an output has not taken yet; further ones are left out. */
const WAITING_MAX_BYTES = 256_000;

/**
 * Lines for an output that may take none for a while: a pipe whose reader stopped reading, a file on a full disk. They
 * wait, up to a bound, and are tried again with each further line; nobody waits for them. What is left out is counted
 * there once all that waited is written.
 * @param left the line that says how many were left out
 * @param write what hands on as many bytes as are taken, or throws
 */
export function openOutput(
  fd: number,
  left: (lines: number) => string,
  write: (fd: number, bytes: Buffer) => number = writeSync,
): LineFile {
  let waiting: Buffer = Buffer.alloc(0);
  let lost = 0;

  function add(line: string): void {
    const bytes = Buffer.from(line);
    if (waiting.length + bytes.length > WAITING_MAX_BYTES) lost += 1;
    else waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
  }

  function hand(): void {
    try {
      while (waiting.length > 0) waiting = waiting.subarray(write(fd, waiting));
    } catch {
      // EAGAIN where a pipe is full, ENOSPC where a disk is.
    }
  }

  return {
    write(line) {
      // Before there is room for this one; else what is full would stay so.
      hand();
      if (lost > 0 && waiting.length === 0) {
        add(left(lost));
        lost = 0;
      }
      add(line);
      hand();
    },
  };
}
