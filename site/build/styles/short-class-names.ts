import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optionsOf, rulesIn } from './webpack-rules';

/** The part of Gatsby's webpack configuration that names the classes of CSS modules. */
export interface ClassNames {
  module?: { rules?: unknown[] };
  cache?: unknown;
}

/** What css-loader lets a name be made by. */
type NameClass = (module: { resourcePath: string }, pattern: string, local: string) => string;

/** How a class of a CSS module begins in the export, and no other class of the site. */
export const MODULE_MARK = '_';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const NAMED = /\.([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

/**
 * Names the classes of CSS modules by their number instead of by file and word: they stand in every
 * page, in its HTML and in its styles. The bundles for server and browser count alike, and what
 * webpack has kept of a build that counted otherwise is not used.
 * @param folder where the CSS modules are
 */
export function shortClassNames<Config extends ClassNames>(config: Config, folder: string): Config {
  const found = rulesIn(config.module?.rules).flatMap(optionsOf).filter(isNaming);
  if (found.length === 0) throw new Error('Gatsby no longer names the classes of CSS modules.');
  const names = numbered(folder);
  const nameClass: NameClass = ({ resourcePath }, _pattern, local) => {
    const name = names.get(`${path.resolve(resourcePath)} ${local}`);
    if (!name) throw new Error(`${resourcePath}: the build has not found the class ${local}.`);
    return name;
  };
  for (const { modules } of found) modules.getLocalIdent = nameClass;
  if (typeof config.cache === 'object' && config.cache !== null) {
    const version = createHash('sha256')
      .update([...names.keys()].join('\n'))
      .digest('hex');
    config.cache = { ...config.cache, version };
  }
  return config;
}

/** Every class and animation of the CSS modules, with its name. */
function numbered(folder: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.module.css')) continue;
    const at = path.resolve(folder, file);
    const css = readFileSync(at, 'utf8').replace(COMMENT, '');
    for (const [, className, animation] of css.matchAll(NAMED)) {
      const key = `${at} ${className ?? animation}`;
      if (!names.has(key)) names.set(key, MODULE_MARK + names.size.toString(36));
    }
  }
  return names;
}

function isNaming(options: object): options is { modules: { getLocalIdent?: NameClass } } {
  if (!('modules' in options)) return false;
  const { modules } = options;
  return typeof modules === 'object' && modules !== null && 'localIdentName' in modules;
}
