import type { LiveFiles } from '../../start/live-files';
import { writeKept } from '../kept-file';
import { inlineScript } from './inline-script';

/** How that script is named in a page. */
export const SHARED_SCRIPT = /\/static\/start-[0-9a-f]{8}\.js/g;

/**
 * What every page runs once it is read, as one small script: the visitor's choices, React when it is of
 * use, and the tracker, so that a view is counted without waiting for React, which may start late or never.
 * @param live what brings pages to life; known when they are built, and `null` in `develop`, where Gatsby
 * does that itself
 * @param service where the service is, when it is not on the site's own host
 */
export function sharedScript(live: LiveFiles | null, service = ''): Promise<string> {
  return inlineScript('site/start/after-paint.ts', {
    LIVE_FILES: JSON.stringify(live),
    'process.env.GATSBY_API_URL': JSON.stringify(service),
  });
}

/**
 * Puts that script into the export.
 * @returns its address
 */
export async function writeSharedScript(
  folder: string,
  live: LiveFiles | null,
  service?: string,
): Promise<string> {
  return writeKept(folder, 'start.js', await sharedScript(live, service));
}
