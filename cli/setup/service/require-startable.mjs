import { createServer } from 'node:http';
import { loadTypeScript } from './typescript.mjs';

/**
 * Makes sure that the service will have its data folder and its port, before minutes are spent on
 * the site that it serves. The service's own checks decide.
 * @param {import('./settings.mjs').Config} config
 * @returns {Promise<void>}
 * @throws StartError in one line
 */
export async function requireStartable(config) {
  const { makeDataDir } = /** @type {typeof import('../../../services/life/data-dir')} */ (
    await loadTypeScript('services/life/data-dir.ts')
  );
  await makeDataDir(config.dataDir);
  const { listen } = /** @type {typeof import('../../../services/life/listen')} */ (
    await loadTypeScript('services/life/listen.ts')
  );
  const server = createServer();
  await listen(server, config);
  await new Promise((resolve) => server.close(resolve));
}
