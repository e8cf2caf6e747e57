import path from 'node:path';

/** The part of a webpack configuration that replaces modules. */
interface Replacing {
  resolve?: { alias?: unknown };
}

/**
 * What Gatsby's own code brings along and this site has no use for: Partytown with the code that only
 * `develop` runs, and what minds a service worker of a plugin; ours minds itself (`site/offline`).
 */
const SPARED = [
  '@builder.io/partytown/integration',
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
];
/** A part of Gatsby that it copies for each build. */
const SPARED_OF_CACHE = '.cache/register-service-worker.js';
/** What a few lines of ours do as well in browsers, by the name of a package. */
const SHORTENED = { invariant$: path.resolve('site/invariant.ts') };
/** Charts are drawn from what the service counts, never while the site is built; they are a third of all code. */
const SPARED_AT_BUILD = ['recharts'];

/**
 * Leaves code out of the bundles that never runs there.
 * @param target where the bundles run: in browsers, or in the Node that writes the pages
 */
export function spareCode<Config extends Replacing>(
  config: Config,
  target: 'browser' | 'node',
): Config {
  const alias = config.resolve?.alias;
  if (typeof alias !== 'object' || alias === null || Array.isArray(alias))
    throw new Error('Gatsby no longer keeps its aliases by name.');
  // asked for by name or by file; the first that fits is taken, and Gatsby's own is wider
  const names = SPARED.flatMap((name) => [name, path.resolve('node_modules', name)]);
  const unused = target === 'browser' ? [...names, path.resolve(SPARED_OF_CACHE)] : SPARED_AT_BUILD;
  const spared = Object.fromEntries(unused.map((name) => [name, false]));
  const shortened = target === 'browser' ? SHORTENED : {};
  config.resolve = { ...config.resolve, alias: { ...spared, ...shortened, ...alias } };
  return config;
}
