import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

/** The folder of mails that the service under test writes. */
const FOLDER = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** The link that begins as said in the newest mail to an address that has one; waits until there is one. */
export async function linkInMail(to: string, beginning: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await newestLink(to, beginning);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

async function newestLink(to: string, beginning: string): Promise<string | undefined> {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names.sort().reverse()) {
    const mail = await readFile(path.join(FOLDER, name), 'latin1');
    if (!mail.includes(`To: ${to}`)) continue;
    const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    const link = new RegExp(`https?://[^\\s"<>]*${beginning}[^\\s"<>]*`).exec(text)?.[0];
    if (link) return link;
  }
  return undefined;
}
