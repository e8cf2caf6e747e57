import { optionsOf, rulesIn } from '../styles/webpack-rules';

/** The part of Gatsby's webpack configuration that says what becomes of files. */
export interface FileRules {
  module?: { rules?: unknown[] };
}

/** Every page names the fonts: a hash of 32 letters, as Gatsby has it, would weigh there. */
const NAME = 'static/[name]-[hash:8].[ext]';

/**
 * Keeps small fonts as files: built into the style sheet every page would carry them, also where no
 * letter of theirs stands, and a strict policy would not even let them in. Says how they are called.
 */
export function keepFontFiles<Config extends FileRules>(config: Config): Config {
  const found = rulesIn(config.module?.rules)
    .filter(({ test }) => test instanceof RegExp && test.test('a.woff2'))
    .flatMap(optionsOf)
    .filter(isLimited);
  if (found.length === 0) throw new Error('Gatsby no longer loads fonts by a rule with a limit.');
  for (const options of found) Object.assign(options, { limit: 0, name: NAME });
  return config;
}

function isLimited(options: object): boolean {
  return 'limit' in options;
}
