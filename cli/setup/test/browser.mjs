import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../process/child.mjs';
import { setupError } from '../process/fail.mjs';
import { inRoot, ROOT, WORKSHOP } from '../process/places.mjs';
import { step } from '../process/progress.mjs';
import { browserPlaces } from './browser-places.cjs';

/**
 * Finds the first browser that starts. A file of the right name is not enough: some systems put a
 * script there that only says what to install.
 * @param {string[]} places
 * @param {(place: string) => Promise<boolean>} starts
 * @returns {Promise<string | undefined>}
 */
export async function firstThatStarts(places, starts) {
  for (const place of places) if (await starts(place)) return place;
  return undefined;
}

/**
 * Provides a browser for the tests: Playwright's own, else one of the system, else it installs one.
 * @returns {Promise<string | undefined>} the path of a system's browser; nothing for Playwright's own
 * @throws a setup error that says in one line what to install, when all that failed
 */
export async function ensureBrowser() {
  if (await hasPlaywrightBrowser()) return undefined;
  const found = await firstThatStarts(browserPlaces(process.env), startsAsBrowser);
  if (found) return found;
  if (await install('Fetching a browser', process.execPath, [PLAYWRIGHT, 'install', 'chromium'])) {
    if (await hasPlaywrightBrowser()) return undefined;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    await install('Updating the package list', 'apt-get', ['update']);
    await install('Installing Chromium', 'apt-get', ['install', '-y', 'chromium']);
    const installed = await firstThatStarts(browserPlaces(process.env), startsAsBrowser);
    if (installed) return installed;
  }
  throw setupError(
    'There is no browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
  );
}

const PLAYWRIGHT = inRoot('node_modules', 'playwright', 'cli.js');

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return startsAsBrowser(chromium.executablePath());
}

/** @param {string} place */
async function startsAsBrowser(place) {
  if (!existsSync(place)) return false;
  /** @type {string[]} */
  const lines = [];
  const { code } = await runChild({
    command: place,
    args: ['--version'],
    cwd: ROOT,
    env: process.env,
    limitMs: 20_000,
    onLine: (line) => lines.push(line),
  });
  return code === 0 && lines.some((line) => /\b\d+\.\d+\.\d+/.test(line));
}

/**
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 */
function install(title, command, args) {
  return step(title, async (note) => {
    const outcome = await runChild({
      command,
      args,
      cwd: ROOT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      limitMs: 10 * 60_000,
      logFile: path.join(WORKSHOP, 'browser.log'),
      onLine: note,
    });
    return outcome.code === 0;
  });
}
