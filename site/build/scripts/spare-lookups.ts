import { optionsOf, rulesIn } from '../styles/webpack-rules';

/** The part of a webpack configuration that says where things are looked for. */
export interface Lookups {
  module?: { rules?: unknown[] };
  resolve?: { symlinks?: boolean };
}

/**
 * Leaves out two searches of the disk that find nothing here, at every import and every style sheet: for links in
 * place of files, and for settings of PostCSS in all folders above.
 */
export function spareLookups<Config extends Lookups>(config: Config): Config {
  const found = rulesIn(config.module?.rules).flatMap(optionsOf).filter(isSearching);
  if (found.length === 0) throw new Error('Gatsby no longer sets PostCSS by a function.');
  for (const { postcssOptions } of found) Object.assign(postcssOptions, { config: false });
  config.resolve = { ...config.resolve, symlinks: false };
  return config;
}

/** Options of PostCSS; the loader reads `config` of its settings before it calls them. */
function isSearching(options: object): options is { postcssOptions: () => unknown } {
  return 'postcssOptions' in options && typeof options.postcssOptions === 'function';
}
