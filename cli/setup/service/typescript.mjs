import { createRequire } from 'node:module';
import { inRoot, ROOT, WORKSHOP } from '../process/places.mjs';
import { ensureProgram } from './program.mjs';

/** @typedef {typeof import('./program.mjs').DOORS[number]} Door */
/** @typedef {Record<Door, () => unknown>} Program */

const require = createRequire(import.meta.url);

/** @type {Promise<Program | undefined> | undefined} */
let program;

/**
 * Loads a TypeScript module of the product into this process. Only after the dependencies are installed.
 * @param {Door} file from the root
 * @returns {Promise<unknown>}
 */
export async function loadTypeScript(file) {
  program ??= loadProgram();
  const modules = await program;
  if (modules) return modules[file]();
  // @ts-expect-error the package has no types for its loader
  await import('tsx');
  return require(inRoot(file));
}

/** Nothing where no program can be made: then file by file, which says what is wrong with one of them. */
async function loadProgram() {
  try {
    const file = await ensureProgram(ROOT, WORKSHOP);
    process.setSourceMapsEnabled(true);
    return /** @type {Program} */ (require(file));
  } catch {
    return undefined;
  }
}
