import path from 'node:path';

/** The part of a webpack configuration that replaces modules. */
interface Replacing {
  resolve?: { alias?: unknown };
}

/**
 * What Gatsby's own code brings along and this site has no use for: sorting and filling of typed
 * arrays for old browsers (a name it sees in `.sort(` and `.set(`), and Partytown.
 */
const SPARED = [
  'core-js/modules/es.typed-array.sort.js',
  'core-js/modules/es.typed-array.set.js',
  '@builder.io/partytown/integration',
];

/** Leaves code out of the browser's bundles that never runs there. */
export function spareCode<Config extends Replacing>(config: Config): Config {
  const alias = config.resolve?.alias;
  if (typeof alias !== 'object' || alias === null || Array.isArray(alias))
    throw new Error('Gatsby no longer keeps its aliases by name.');
  // asked for by name or by file; the first that fits is taken, and Gatsby's own is wider
  const names = SPARED.flatMap((name) => [name, path.resolve('node_modules', name)]);
  const spared = Object.fromEntries(names.map((name) => [name, false]));
  config.resolve = { ...config.resolve, alias: { ...spared, ...alias } };
  return config;
}
