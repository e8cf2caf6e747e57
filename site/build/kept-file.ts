import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const HASH_LENGTH = 8;

/**
 * Puts a file that all pages share into the export, named by its content, so that browsers keep it for good.
 * @param name such as `rare.css`
 * @returns its address
 */
export async function writeKept(folder: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const { name: stem, ext } = path.parse(name);
  const address = `/static/${stem}-${hash}${ext}`;
  await mkdir(path.join(folder, 'static'), { recursive: true });
  await writeFile(path.join(folder, address), text);
  return address;
}
