import { build } from 'esbuild';

/** The oldest browsers of package.json's list speak this. */
const TARGET = 'es2021';

/**
 * The tracker as one small script for the end of every page: a view is counted without waiting for
 * React, which may start late or never.
 * @param service where the service is, when it is not on the site's own host
 */
export async function trackerScript(service = ''): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['site/analytics/start-tracker.ts'],
    define: { 'process.env.GATSBY_API_URL': JSON.stringify(service) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
