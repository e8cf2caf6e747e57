import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserPath } from '../support/browser-path';
import { BROWSER_ARGS } from './browser-args';

/** Away from the product's own port, so that a running site does not stand in the way. */
const PORT = Number(process.env.E2E_PORT ?? 8791);
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ROOT = path.resolve(__dirname, '../..');

// the workers read this file too: they inherit the folder that the first reading made, which takes it away at its end
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'artistry-algorithm-'));
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // a test that needs another try is listed as flaky: it has a race, in itself or in the product
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // views by browsers that call themselves headless are not counted, like those of any bot
    userAgent: USER_AGENT,
    screenshot: 'only-on-failure',
    // pages that a worker has kept would hide what the service answers; offline.spec.ts lets it in
    serviceWorkers: 'block',
    launchOptions: {
      args: BROWSER_ARGS,
      // The whole browser: the one without windows, which Playwright would start, has React run before a hand is there.
      executablePath: browserPath(),
    },
  },
  projects: [
    { name: 'laptop' },
    {
      name: 'phone',
      testMatch: [
        'visitor-path.spec.ts',
        'layout.spec.ts',
        'drawer.spec.ts',
        'newsletter.spec.ts',
        'reminders.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    // stands before what it says, such as that its port is taken
    name: 'the service on E2E_PORT',
    command: 'node --import tsx services/main.ts',
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      SUPPORT_EMAIL: 'support@site.test',
      LOG_LEVEL: 'warn',
    },
  },
});
