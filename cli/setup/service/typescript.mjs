import { pathToFileURL } from 'node:url';
import { inRoot } from './places.mjs';

let isRegistered = false;

/**
 * Imports a TypeScript module of the product into this process. Only after the dependencies are installed.
 * @param {string[]} parts of its path, from the root
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(...parts) {
  if (!isRegistered) {
    const { register } = await import('tsx/esm/api');
    register();
    isRegistered = true;
  }
  return import(pathToFileURL(inRoot(...parts)).href);
}
