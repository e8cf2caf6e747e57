import type { Config } from './config';

/** Origin of the site, where it is on another host than the service. */
export function siteElsewhere({
  publicUrl,
  serviceUrl,
}: Pick<Config, 'publicUrl' | 'serviceUrl'>): string | undefined {
  return serviceUrl === undefined || serviceUrl === publicUrl ? undefined : publicUrl;
}

/** Whether the site seems to be on another host, and nobody said where the service is: links of mails end there. */
export function isCutOff({
  publicUrl,
  serviceUrl,
  corsOrigins,
}: Pick<Config, 'publicUrl' | 'serviceUrl' | 'corsOrigins'>): boolean {
  return serviceUrl === undefined && publicUrl !== undefined && corsOrigins.includes(publicUrl);
}

/** What mends that. */
export const NAME_THE_SERVICE =
  'If the site is on a static host, write GATSBY_API_URL, the origin of this service; else take PUBLIC_URL out of CORS_ORIGINS.';

/** A sentence for the log about it. */
export const CUT_OFF = `PUBLIC_URL is one of CORS_ORIGINS, and the links of the newsletter lead there. ${NAME_THE_SERVICE}`;

/** Whether the site is on another host whose pages may not call this service: each form and button of theirs fails. */
export function isShutOut(
  config: Pick<Config, 'publicUrl' | 'serviceUrl' | 'corsOrigins'>,
): boolean {
  const site = siteElsewhere(config);
  return site !== undefined && !config.corsOrigins.includes(site);
}

/** What mends that. */
export const ADMIT_THE_SITE =
  'Write PUBLIC_URL, the origin of the site, into CORS_ORIGINS; without a static host take GATSBY_API_URL out.';

/** A sentence for the log about it. */
export const SHUT_OUT = `GATSBY_API_URL is not PUBLIC_URL, which CORS_ORIGINS does not name: nothing that the pages there send can be read by them. ${ADMIT_THE_SITE}`;
