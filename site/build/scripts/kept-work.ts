import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The part of a webpack configuration that says when its kept work is of no use any more. */
export interface Keeping {
  cache?: unknown;
}

/** Whatever is changed in them, a bundle may come out otherwise; the lock file stands for all packages. */
const DECIDING = ['package.json', 'package-lock.json', 'gatsby-config.ts'];

/**
 * Lets webpack decide by a digest of a few files whether its kept work still holds. Gatsby has it find out by
 * following every import of the packages that it runs on, for each bundle anew, which takes longer than to
 * bundle the site's own code.
 * @param program the compiled steps of the build
 */
export function keepWork<Config extends Keeping>(config: Config, program: string): Config {
  const { cache } = config;
  if (typeof cache !== 'object' || cache === null || !('buildDependencies' in cache))
    throw new Error('Gatsby no longer says what the kept work of webpack depends on.');
  const hash = createHash('sha256');
  if ('version' in cache) hash.update(String(cache.version));
  for (const file of [...DECIDING, program]) hash.update(readFileSync(file));
  config.cache = {
    ...cache,
    // named, since webpack fills in its own code where the name is missing
    buildDependencies: { defaultWebpack: [] },
    version: hash.digest('hex'),
  };
  return config;
}
