/** A rule of a webpack configuration that takes small files into the code. */
interface FileRule {
  test?: unknown;
  use?: unknown;
}

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
    .flatMap(({ use }) => (Array.isArray(use) ? use : [use]))
    .filter(isLimited);
  if (uses.length === 0) throw new Error('Gatsby no longer loads fonts by a rule with a limit.');
  for (const { options } of uses) options.limit = 0;
  return config;
}

/** All rules, those inside others too. */
function rulesIn(rules: unknown): FileRule[] {
  if (!Array.isArray(rules)) return [];
  return rules
    .filter((rule): rule is FileRule & { oneOf?: unknown } => typeof rule === 'object' && !!rule)
    .flatMap((rule) => [rule, ...rulesIn(rule.oneOf)]);
}

function isLimited(use: unknown): use is { options: { limit: number } } {
  if (typeof use !== 'object' || use === null || !('options' in use)) return false;
  return typeof use.options === 'object' && use.options !== null && 'limit' in use.options;
}
