import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The file that says from which fingerprint `public/` was built. It is written last and goes first.
 * @param {string} root
 */
const stampOf = (root) => path.join(root, 'public', '.built');

/**
 * Whether `public/` is a finished build of exactly these sources and settings.
 * @param {string} root
 * @param {string} fingerprint
 * @returns {boolean}
 */
export function isBuilt(root, fingerprint) {
  return wasBuilt(root) && readFileSync(stampOf(root), 'utf8') === fingerprint;
}

/**
 * Whether `public/` is a finished build of whatever the sources were then.
 * @param {string} root
 * @returns {boolean}
 */
export function wasBuilt(root) {
  return existsSync(stampOf(root));
}

/**
 * To be called before Gatsby changes anything in `public/`: from then on it counts as unfinished.
 * What a broken-off run left behind cannot be told from what a whole one did, so it is removed.
 * @param {string} root
 * @returns {void}
 */
export function beginBuild(root) {
  if (wasBuilt(root)) return rmSync(stampOf(root));
  for (const folder of ['.cache', 'public']) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
}

/**
 * To be called when Gatsby has done all of its work.
 * @param {string} root
 * @param {string} fingerprint of a build, as it was before it began: what changed since asks for another one
 * @returns {void}
 */
export function markBuilt(root, fingerprint) {
  writeFileSync(stampOf(root), fingerprint);
}
