import path from 'node:path';

/** The part of a webpack configuration that replaces modules. */
interface Replacing {
  resolve?: { alias?: unknown };
}

/**
 * What Gatsby's own code brings along and this site has no use for: sorting and filling of typed
 * arrays for old browsers (a name it sees in `.sort(` and `.set(`), Partytown with the code that only
 * `develop` runs, and what minds a service worker of a plugin; ours minds itself (`site/offline`).
 */
const SPARED = [
  'core-js/modules/es.typed-array.sort.js',
  'core-js/modules/es.typed-array.set.js',
  '@builder.io/partytown/integration',
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
];
/** A part of Gatsby that it copies for each build. */
const SPARED_OF_CACHE = '.cache/register-service-worker.js';

/** Leaves code out of the browser's bundles that never runs there. */
export function spareCode<Config extends Replacing>(config: Config): Config {
  const alias = config.resolve?.alias;
  if (typeof alias !== 'object' || alias === null || Array.isArray(alias))
    throw new Error('Gatsby no longer keeps its aliases by name.');
  // asked for by name or by file; the first that fits is taken, and Gatsby's own is wider
  const names = SPARED.flatMap((name) => [name, path.resolve('node_modules', name)]);
  const spared = Object.fromEntries(
    [...names, path.resolve(SPARED_OF_CACHE)].map((name) => [name, false]),
  );
  config.resolve = { ...config.resolve, alias: { ...spared, ...alias } };
  return config;
}
