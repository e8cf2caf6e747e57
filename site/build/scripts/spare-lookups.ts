import { rulesIn, usesOf } from '../styles/webpack-rules';

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
  const uses = rulesIn(config.module?.rules).flatMap(usesOf).filter(isSearching);
  if (uses.length === 0) throw new Error('Gatsby no longer sets PostCSS by a function.');
  for (const { options } of uses) Object.assign(options.postcssOptions, { config: false });
  config.resolve = { ...config.resolve, symlinks: false };
  return config;
}

/** A use of PostCSS; the loader reads `config` of its settings before it calls them. */
function isSearching(use: unknown): use is { options: { postcssOptions: () => unknown } } {
  if (typeof use !== 'object' || use === null || !('options' in use)) return false;
  const { options } = use;
  return (
    typeof options === 'object' &&
    options !== null &&
    'postcssOptions' in options &&
    typeof options.postcssOptions === 'function'
  );
}
