import { loadTypeScript } from './typescript.mjs';

/**
 * Starts the service in this process. It migrates, seeds, says that it is ready, and ends the process
 * itself when it is told to stop.
 * @returns {Promise<undefined>}
 */
export async function serve() {
  await loadTypeScript('services/main.ts');
}
