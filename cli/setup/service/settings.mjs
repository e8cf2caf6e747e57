import { inRoot, ROOT } from '../process/places.mjs';
import { loadTypeScript } from './typescript.mjs';

/** @typedef {import('../../../services/settings/config').Config} Config */

/** How Node shares out memory in a build: room for many pages, and for what lives only while a module is compiled. */
export const BUILD_MEMORY = '--max-old-space-size=4096 --max-semi-space-size=64';

/**
 * The settings of the environment and of `.env`, checked by the service's own rules.
 * @returns {Promise<Config>}
 * @throws StartError with one line per wrong setting
 */
export async function loadSettings() {
  const { loadConfig } = /** @type {typeof import('../../../services/settings/config')} */ (
    await loadTypeScript('services/settings/config.ts')
  );
  return loadConfig(process.env, ROOT);
}

/**
 * The environment that Gatsby builds in: its own settings may stand in `.env` like all others, and
 * the origin is the one that the service will use.
 * @param {Config} config
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function gatsbyEnv({ publicUrl, serviceUrl, port, dataDir }) {
  const { readEnvFile } = /** @type {typeof import('../../../services/settings/env-file')} */ (
    await loadTypeScript('services/settings/env-file.ts')
  );
  const fromFile = Object.entries(readEnvFile(inRoot('.env')));
  return {
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: '2',
    ...Object.fromEntries(
      fromFile.filter(([name]) => name === 'MEDIA_SIGNING_KEY' || name.startsWith('GATSBY_')),
    ),
    ...process.env,
    NODE_OPTIONS: `${BUILD_MEMORY} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl ?? `http://localhost:${port}`,
    ...(serviceUrl && { GATSBY_API_URL: serviceUrl }),
  };
}
