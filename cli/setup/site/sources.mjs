import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, fingerprintOf } from '../process/files.mjs';

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
 * Every file that the site is made of, as sorted paths with `/`, relative to the root.
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
  const also = builtInSettings(env).join('\n') + JSON.stringify(manifest.browserslist ?? null);
  return fingerprintOf(root, siteSources(root), also);
}
