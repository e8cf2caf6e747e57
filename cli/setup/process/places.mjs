import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A path inside the clone.
 * @param {string[]} parts
 * @returns {string}
 */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** Where the scripts keep their logs, their lock and the results of test runs. Not in the repository. */
export const WORKSHOP = inRoot('.setup');
