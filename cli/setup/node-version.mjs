import { readFileSync } from 'node:fs';

/**
 * Says what is wrong with a Node version, or nothing when it fits.
 * In plain old syntax: an old Node must be able to read this file to be refused by it.
 * @param {string} version such as `v20.17.0`
 * @param {string} range `engines.node` of package.json: `>=MAJOR.MINOR`
 * @returns {string | undefined}
 */
export function nodeFault(version, range) {
  const wanted = /^>=(\d+)\.(\d+)$/.exec(range);
  const found = /^v(\d+)\.(\d+)\./.exec(version);
  if (!wanted || !found) return `Node ${version} cannot be compared with "${range}".`;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  const [leastMajor, leastMinor] = [Number(wanted[1]), Number(wanted[2])];
  const tooOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  if (!tooOld) return undefined;
  return `This is Node ${version}; the product needs at least ${leastMajor}.${leastMinor}. Install such a Node and try again.`;
}

/**
 * Ends the process with one line when this Node cannot run the product.
 * @returns {void}
 */
export function refuseUnfitNode() {
  const manifest = new URL('../../package.json', import.meta.url);
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8'));
  const fault = nodeFault(process.version, engines.node);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
