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
 * To be called before anything in `public/` changes: from then on it counts as unfinished.
 * @param {string} root
 * @returns {void}
 */
export function forgetBuild(root) {
  rmSync(stampOf(root), { force: true });
}

/**
 * To be called when the build has ended well.
 * @param {string} root
 * @param {string} fingerprint as it was before the build began: what changed since asks for another one
 * @returns {void}
 */
export function markBuilt(root, fingerprint) {
  writeFileSync(stampOf(root), fingerprint);
}
