import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** The oldest browsers of package.json's list speak this. */
const TARGET = 'es2021';
/** Whatever changes the look or the script of the site changes this page. */
const SHELL_PAGE = 'offline/index.html';

/** Writes `sw.js`, which keeps opened pages readable offline, named after the build it belongs to. */
export async function writeOfflineWorker(folder: string): Promise<void> {
  const page = await readFile(path.join(folder, SHELL_PAGE));
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  await writeFile(path.join(folder, 'sw.js'), await offlineWorker(version));
}

/** The worker as one small script. */
export async function offlineWorker(version: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['site/offline/worker.ts'],
    define: { BUILD_VERSION: JSON.stringify(version) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
