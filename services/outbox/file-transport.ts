import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutboxRow } from '../../db/tables';
import { toMessage } from './message';
import type { Transport } from './transport';

/**
 * Writes mails as `.eml` files into `mail/` of a folder, named so that they sort by time. The file
 * appears whole or not at all, and a repeat replaces it.
 */
export function fileTransport(dataDir: string): Transport {
  const folder = path.join(dataDir, 'mail');
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

/** `20250601T120000000Z-<id>.eml` */
export function emlName({ created_at, id }: Pick<OutboxRow, 'created_at' | 'id'>): string {
  return `${created_at.replace(/[-:.]/g, '')}-${id}.eml`;
}
