import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserPlaces } from '../../cli/setup/test/browser-places.cjs';

/**
 * The browser that tests and benchmarks start when asked for one by one: the one that CHROMIUM_PATH names, else Playwright's
 * own, else the first of the system. `npm test` tries whether they start, and installs one; this only looks whether they are there.
 * @returns Playwright's own path where there is none, so that its own message says how to install it
 */
export function browserPath(): string {
  const own = chromium.executablePath();
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH || existsSync(own)) return CHROMIUM_PATH || own;
  return browserPlaces(process.env).find((place) => existsSync(place)) ?? own;
}
