import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright/test';
import { browserPath } from '../../support/browser-path';

/** A package of its own: what is needed here is large, and nothing else needs it. */
const FOLDER = path.resolve(__dirname, '../web');
const PATIENCE_MS = 240_000;
/** On a busy machine Lighthouse now and then fails to record a visit. */
const TRIES = 3;
const run = promisify(execFile);

/** What Lighthouse found on one visit. */
export interface Audit {
  /** performance, accessibility, best practices, SEO */
  scores: number[];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Names of what failed outside of performance. */
  failed: string[];
  benchmarkIndex: number;
}

/** Installs what is measured with; without scripts of packages, which would fetch browsers. */
export function installTools(): void {
  if (existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) return;
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', flags, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** One visit of Lighthouse's phone, or of one with a slow line and a slow processor. */
export async function audit(
  address: string,
  profile: 'mobile' | 'slow',
  tries = TRIES,
): Promise<Audit> {
  try {
    const { stdout } = await run(process.execPath, ['audit.mjs', address, profile], {
      cwd: FOLDER,
      env: { ...process.env, CHROMIUM_PATH: browserPath() },
      timeout: PATIENCE_MS,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (tries <= 1) throw error;
    return audit(address, profile, tries - 1);
  }
}

/** Builds the page that Astro makes of the given parts. */
export async function buildYardstick(parts: string, outDir: string): Promise<void> {
  await run(process.execPath, ['build-yardstick.mjs'], {
    cwd: FOLDER,
    env: { ...process.env, YARDSTICK: parts, ASTRO_TELEMETRY_DISABLED: '1' },
    timeout: PATIENCE_MS,
  });
  cpSync(path.join(FOLDER, 'dist'), outDir, { recursive: true });
  rmSync(path.join(FOLDER, 'dist'), { recursive: true });
}

/** Bytes of all that a phone fetches of a page that is opened and left alone, React held back. */
export async function bytesBeforeIdle(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const sizes: Promise<number>[] = [];
    await page.route(/\/(?:webpack-runtime|framework|app)-[\w-]+\.js$/, () => {});
    page.on('requestfinished', (request) => {
      if (/\/styles\.\w+\.css$|\/api\//.test(request.url())) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address);
    await page.waitForTimeout(1_000);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}
