import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} LockedPackages
 */

/**
 * What an installation depends on: the locked packages and the machine that compiled them.
 * @param {string} root
 * @returns {string}
 */
export function installKey(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const { platform, arch, versions } = process;
  return [createHash('sha256').update(lock).digest('hex'), platform, arch, versions.modules].join(
    ' ',
  );
}

/**
 * The file whose content is the `installKey` of a finished installation.
 * @param {string} root
 * @returns {string}
 */
export const installStamp = (root) => path.join(root, 'node_modules', '.installed');

/**
 * Whether the locked dependencies were installed to the end, for this Node and this machine.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  return read(installStamp(root)) === installKey(root);
}

/**
 * Names the first package that npm's own record of node_modules lacks or has in another version.
 * Optional packages may be missing: most are for other machines.
 * @param {LockedPackages} locked `packages` of package-lock.json
 * @param {LockedPackages} present `packages` of node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export function firstDifference(locked, present) {
  for (const [place, wanted] of Object.entries(locked)) {
    if (place === '') continue;
    const found = present[place];
    if (!found && wanted.optional) continue;
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) return place;
  }
  return Object.keys(present).find((place) => !locked[place]);
}

/**
 * Whether somebody installed exactly the locked packages with npm itself, so that doing it again is
 * not necessary. Says nothing about native parts: load one to know.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalledByHand(root) {
  const record = read(path.join(root, 'node_modules', '.package-lock.json'));
  if (record === undefined) return false;
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return firstDifference(JSON.parse(lock).packages, JSON.parse(record).packages) === undefined;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
