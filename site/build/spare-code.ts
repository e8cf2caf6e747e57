/** The part of a webpack configuration that replaces modules. */
interface Replacing {
  resolve?: { alias?: unknown };
}

/**
 * What Gatsby's own code brings along and this site has no use for: sorting and filling of typed
 * arrays for old browsers (a name it sees in `.sort(` and `.set(`), and Partytown.
 */
const SPARED = {
  'core-js/modules/es.typed-array.sort.js': false,
  'core-js/modules/es.typed-array.set.js': false,
  '@builder.io/partytown/integration': false,
} as const;

/** Leaves code out of the browser's bundles that never runs there. */
export function spareCode<Config extends Replacing>(config: Config): Config {
  const alias = config.resolve?.alias;
  if (typeof alias !== 'object' || alias === null || Array.isArray(alias))
    throw new Error('Gatsby no longer keeps its aliases by name.');
  // the first that fits is taken, and Gatsby's own is wider
  config.resolve = { ...config.resolve, alias: { ...SPARED, ...alias } };
  return config;
}
