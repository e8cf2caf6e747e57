import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from '../../db/tables';
import { ifThere } from '../if-there';
import { toMessage } from './message';
import type { Transport } from './transport';

/** Where mails are while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/**
 * Writes mails as `.eml` files into `mail/` of a folder, named so that they sort by time. The file
 * appears whole or not at all, and a repeat replaces it.
 */
export function fileTransport(dataDir: string): Transport {
  const folder = mailFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return async (row) => {
    const { message } = await composer.sendMail(toMessage(row));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, emlName(row));
    const draft = `${file}.part`;
    const handle = await open(draft, 'w', 0o600);
    try {
      // With `buffer` set the composer answers a Buffer, never a stream.
      await handle.writeFile(message as Buffer);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  };
}

/**
 * Removes the files of mails to an address, or that answer to it; returns how many. A service that runs may be writing
 * others: what is half a mail at first is whole when the whole ones are listed.
 */
export function eraseMailFiles(dataDir: string, email: string): Promise<number> {
  return removeMailFiles(dataDir, async (file) => {
    const mail = await ifThere(readFile(file, 'latin1'));
    return mail !== undefined && isOf(mail, email);
  });
}

/**
 * Removes the files of mails that went out before an instant; returns how many.
 * @throws the reason of `signal` once that is aborted
 */
export function deleteMailFiles(
  dataDir: string,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  return removeMailFiles(dataDir, async (file) => {
    signal?.throwIfAborted();
    const written = (await ifThere(stat(file)))?.mtime;
    return written !== undefined && written < before;
  });
}

async function removeMailFiles(
  dataDir: string,
  isOver: (file: string) => Promise<boolean>,
): Promise<number> {
  const folder = mailFolder(dataDir);
  let removed = 0;
  // half of one is also left where a crash broke off its writing
  for (const ending of ['.eml.part', '.eml']) {
    const names = (await ifThere(readdir(folder))) ?? [];
    for (const name of names.filter((one) => one.endsWith(ending))) {
      const file = path.join(folder, name);
      if (!(await isOver(file))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}

/** Whether a mail's head names an address as its receiver or as whom to answer. */
function isOf(mail: string, email: string): boolean {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[\s<>,;"]+/))
    .some((word) => word.toLowerCase() === email);
}

/**
 * `20250601T120000000Z-<id>.eml`, and never the name of another folder: rows may come out of a backup that somebody
 * else made.
 */
export function emlName({ created_at, id }: Pick<OutboxRow, 'created_at' | 'id'>): string {
  return `${created_at.replace(/\W/g, '')}-${id.replace(/[^\w-]/g, '')}.eml`;
}
