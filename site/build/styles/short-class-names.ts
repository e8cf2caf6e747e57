import { rulesIn, usesOf } from './webpack-rules';

/** The part of Gatsby's webpack configuration that names the classes of CSS modules. */
export interface ClassNames {
  module?: { rules?: unknown[] };
}

/** How a class of a CSS module begins in the export, and no other class of the site. */
export const MODULE_MARK = '_';

/**
 * Names the classes of CSS modules by five signs instead of by file and word: they stand in every
 * page, in its HTML and in its styles.
 */
export function shortClassNames<Config extends ClassNames>(config: Config): Config {
  const uses = rulesIn(config.module?.rules).flatMap(usesOf).filter(isNaming);
  if (uses.length === 0) throw new Error('Gatsby no longer names the classes of CSS modules.');
  for (const { options } of uses) options.modules.localIdentName = `${MODULE_MARK}[hash:base64:5]`;
  return config;
}

function isNaming(use: unknown): use is { options: { modules: { localIdentName: string } } } {
  if (typeof use !== 'object' || use === null || !('options' in use)) return false;
  const { options } = use;
  if (typeof options !== 'object' || options === null || !('modules' in options)) return false;
  const { modules } = options;
  return typeof modules === 'object' && modules !== null && 'localIdentName' in modules;
}
