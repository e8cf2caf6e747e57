import { rulesIn, usesOf } from '../styles/webpack-rules';

/** The part of Gatsby's webpack configuration that says what becomes of files. */
export interface FileRules {
  module?: { rules?: unknown[] };
}

/**
 * Keeps small fonts as files: built into the style sheet every page would carry them, also where no
 * letter of theirs stands, and a strict policy would not even let them in.
 */
export function keepFontFiles<Config extends FileRules>(config: Config): Config {
  const uses = rulesIn(config.module?.rules)
    .filter(({ test }) => test instanceof RegExp && test.test('a.woff2'))
    .flatMap(usesOf)
    .filter(isLimited);
  if (uses.length === 0) throw new Error('Gatsby no longer loads fonts by a rule with a limit.');
  for (const { options } of uses) options.limit = 0;
  return config;
}

function isLimited(use: unknown): use is { options: { limit: number } } {
  if (typeof use !== 'object' || use === null || !('options' in use)) return false;
  return typeof use.options === 'object' && use.options !== null && 'limit' in use.options;
}
