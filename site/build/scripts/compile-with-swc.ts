import { rulesIn } from '../styles/webpack-rules';

/** The part of Gatsby's webpack configuration that says how scripts are compiled and minified. */
export interface Scripts {
  module?: { rules?: unknown[] };
  optimization?: { minimizer?: unknown[] };
}

/** What webpack tells of a module when it asks for its loaders. */
interface Asked {
  resource: string;
  issuer: string;
}

/** Gatsby's plugin that minifies, as far as it is set here. */
interface Minifier {
  options: { parallel: unknown; minimizer: { implementation: unknown; options: unknown } };
  constructor: { swcMinify?: unknown };
}

/** Asks for the pages' templates; for the browser Gatsby takes parts out of them, which is left to it. */
const PAGE_ASKING = /async-requires/;
const TYPED = /\.tsx?$/;

/**
 * Compiles and minifies the site's scripts with SWC instead of Babel and Terser, which take most of a minute on
 * one processor for the same; no library fills in what a browser lacks, nor did one before.
 * @param config of the stage `build-javascript` or `build-html`
 * @param browsers what the scripts are for, as `browserslist` has it; none: the very Node that builds
 */
export function compileWithSwc<Config extends Scripts>(
  config: Config,
  browsers: readonly string[] | null,
): Config {
  const compiling = rulesIn(config.module?.rules).filter(compilesScripts);
  if (compiling.length === 0) throw new Error('Gatsby no longer compiles scripts by a rule.');
  for (const rule of compiling) {
    const { use } = rule;
    rule.use = (asked: Asked) =>
      browsers && PAGE_ASKING.test(asked.issuer)
        ? use(asked)
        : [swcLoader(asked.resource, browsers)];
  }
  if (browsers) minifyWithSwc(config);
  return config;
}

function compilesScripts(rule: {
  test?: unknown;
  use?: unknown;
}): rule is { use: (asked: Asked) => unknown } {
  return rule.test instanceof RegExp && rule.test.test('a.tsx') && typeof rule.use === 'function';
}

function swcLoader(file: string, browsers: readonly string[] | null) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      configFile: false,
      isModule: 'unknown', // Gatsby's own files are of both kinds
      env: {
        targets: browsers ?? { node: process.versions.node },
        bugfixes: true, // what a browser gets wrong in rare cases is rewritten in these alone
      },
      jsc: {
        parser: TYPED.test(file)
          ? { syntax: 'typescript', tsx: file.endsWith('x') }
          : { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
}

function minifyWithSwc({ optimization }: Scripts): void {
  const minifier = optimization?.minimizer?.find(isMinifier);
  if (!minifier)
    throw new Error('Gatsby no longer minifies with a plugin that can do so with SWC.');
  const { options } = minifier;
  options.parallel = false; // it has threads of its own
  options.minimizer = {
    implementation: minifier.constructor.swcMinify,
    options: { compress: { passes: 2 }, mangle: true, ecma: 2020 },
  };
}

function isMinifier(plugin: unknown): plugin is Minifier {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    typeof plugin.constructor === 'function' &&
    'swcMinify' in plugin.constructor
  );
}
