import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file in a folder and its folders, as paths with `/`, relative to the root. Hidden files are left out: editors keep
 * their own there.
 * @param {string} root
 * @param {string} place a file, a folder, or nothing at all
 * @returns {string[]}
 */
export function filesUnder(root, place) {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(path.join(root, place))
    .filter((name) => !name.startsWith('.') && !name.endsWith('~'))
    .flatMap((name) => filesUnder(root, `${place}/${name}`));
}

/**
 * A fingerprint of files by their names and all that is in them; times of change are no sign, since copies carry them along.
 * @param {string} root
 * @param {string[]} files relative to it
 * @param {string} also what else decides
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprintOf(root, files, also) {
  const hash = createHash('sha256').update(also);
  for (const file of files) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
