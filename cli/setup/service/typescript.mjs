import { createRequire } from 'node:module';
import { inRoot } from '../process/places.mjs';

/**
 * Loads a TypeScript module of the product into this process. Only after the dependencies are installed.
 * @param {string} file from the root
 * @returns {Promise<unknown>}
 */
export async function loadTypeScript(file) {
  // @ts-expect-error the package has no types for its loader
  await import('tsx');
  return createRequire(import.meta.url)(inRoot(file));
}
