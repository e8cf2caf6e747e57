import { inlineScript } from './inline-script';

/**
 * The tracker as one small script for the end of every page: a view is counted without waiting for
 * React, which may start late or never.
 * @param service where the service is, when it is not on the site's own host
 */
export function trackerScript(service = ''): Promise<string> {
  return inlineScript('site/analytics/start-tracker.ts', {
    'process.env.GATSBY_API_URL': JSON.stringify(service),
  });
}
