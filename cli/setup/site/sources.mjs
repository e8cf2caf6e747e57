import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the static site is made of, beside the `gatsby-*` files: a change in any of these asks for a new build. */
const SOURCES = [
  'content',
  'site',
  'static',
  'services/contracts',
  'package-lock.json',
  '.env.production',
];

/** Besides everything that begins with `GATSBY_`. */
const BUILT_IN = ['PUBLIC_URL', 'MEDIA_SIGNING_KEY'];

/**
 * The settings that the build puts into pages or scripts.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} `NAME=value`, sorted
 */
function builtInSettings(env) {
  const onlySpeed = ['GATSBY_CPU_COUNT', 'GATSBY_TELEMETRY_DISABLED'];
  return Object.entries(env)
    .filter(([name]) => BUILT_IN.includes(name) || name.startsWith('GATSBY_'))
    .filter(([name, value]) => value !== undefined && !onlySpeed.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}

/**
 * Every file that the site is made of, as sorted paths with `/`, relative to the root. Hidden files
 * are left out: editors keep their own there.
 * @param {string} root
 * @returns {string[]}
 */
export function siteSources(root) {
  const gatsbyFiles = readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  return [...gatsbyFiles, ...SOURCES].flatMap((place) => filesUnder(root, place)).sort();
}

/**
 * A fingerprint of everything that decides what the built site looks like.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function siteFingerprint(root, env) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const hash = createHash('sha256')
    .update(builtInSettings(env).join('\n'))
    .update(JSON.stringify(manifest.browserslist ?? null));
  for (const file of siteSources(root)) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} place a file, a folder, or nothing at all
 * @returns {string[]}
 */
function filesUnder(root, place) {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(path.join(root, place))
    .filter((name) => !name.startsWith('.') && !name.endsWith('~'))
    .flatMap((name) => filesUnder(root, `${place}/${name}`));
}
