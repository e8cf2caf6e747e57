import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the YAML of a content folder comes down to: another word in it is another fingerprint. */
export async function contentFingerprint(root = 'content'): Promise<string> {
  const names = (await readdir(root, { recursive: true }))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(root, name), 'utf8')));
  const hash = createHash('sha256');
  names.forEach((name, index) => {
    hash.update(JSON.stringify([name, texts[index]]));
  });
  return hash.digest('hex');
}
