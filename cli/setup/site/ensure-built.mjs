import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../process/child.mjs';
import { setupError } from '../process/fail.mjs';
import { withLock } from '../process/lock.mjs';
import { inRoot, ROOT, WORKSHOP } from '../process/places.mjs';
import { say, step } from '../process/progress.mjs';
import { gatsbyEnv } from '../service/settings.mjs';
import { loadTypeScript } from '../service/typescript.mjs';
import { forgetBuild, isBuilt, markBuilt, wasBuilt } from './built.mjs';
import { meaningOf, tailOf } from './gatsby-lines.mjs';
import { signedWith } from './signing.mjs';
import { siteFingerprint } from './sources.mjs';

const LOG = path.join(WORKSHOP, 'build.log');
const LIMIT_MS = 30 * 60_000;

/**
 * Builds the static site into `public/` unless it is there already, made from the same sources and
 * settings. A second process waits for the first.
 * @param {import('../service/settings.mjs').Config} config
 * @param {{ isAsked?: boolean }} [how] `isAsked`: also for a new signature alone, where the key of the last was removed
 * @returns {Promise<boolean>} whether there was something to build
 * @throws a setup error or a ContentError; nothing then counts as built
 */
export async function ensureBuilt(config, { isAsked = false } = {}) {
  const env = await gatsbyEnv(config);
  const isDone = (/** @type {string} */ fingerprint) => {
    const signature = signedWith(ROOT, env);
    return (
      isBuilt(ROOT, fingerprint) && (signature === 'kept' || (signature === 'lost' && !isAsked))
    );
  };
  if (isDone(siteFingerprint(ROOT, env))) return false;
  const tellWaiting = (/** @type {number} */ pid) =>
    say(`Another start (process ${pid}) is building the site; waiting for it.`);
  return withLock(path.join(WORKSHOP, 'build.lock'), tellWaiting, async () => {
    const fingerprint = siteFingerprint(ROOT, env);
    if (isDone(fingerprint)) return false;
    await checkContent();
    // What a broken-off build left behind cannot be told from what a whole one did.
    if (!wasBuilt(ROOT)) for (const folder of ['.cache', 'public']) clear(folder);
    forgetBuild(ROOT);
    await step('Building the site', (note) => {
      note(() => `${picturesSoFar()} pictures so far`);
      return runGatsby(env);
    });
    markBuilt(ROOT, fingerprint);
    return true;
  });
}

/** @param {string} folder */
const clear = (folder) => rmSync(inRoot(folder), { recursive: true, force: true });

/** Finds in a second what the build would stumble over in a minute. */
async function checkContent() {
  const { loadContent } = /** @type {typeof import('../../../content/load')} */ (
    await loadTypeScript('content/load.ts')
  );
  await loadContent();
}

/** Gatsby is silent while it cuts pictures, which takes longest. */
function picturesSoFar() {
  const folder = inRoot('public', 'static');
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(avif|webp|jpe?g|png)$/.test(name)).length;
}

/** @param {NodeJS.ProcessEnv} env */
async function runGatsby(env) {
  const { code, timedOut } = await runChild({
    command: process.execPath,
    args: [inRoot('node_modules', 'gatsby', 'cli.js'), 'build'],
    cwd: ROOT,
    env: { ...env, CI: 'true', NODE_ENV: 'production' },
    limitMs: LIMIT_MS,
    logFile: LOG,
    onLine: (line) => {
      const meaning = meaningOf(line);
      if (meaning) say(`  ${meaning}`);
    },
  });
  if (code === 0) return;
  const reason = timedOut ? 'it was not done after 30 minutes' : 'the reason stands above';
  const tail = tailOf(readFileSync(LOG, 'utf8'));
  throw setupError(`${tail}\nThe site could not be built: ${reason}. Whole log: ${LOG}`);
}
