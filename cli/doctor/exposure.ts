import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../db/engine/errors';
import { isEncrypted } from '../../services/http/security-headers';
import { isOpenToOthers } from '../../services/life/open-to-others';
import { secretFile } from '../../services/life/secret';
import { type Config, isLoopback } from '../../services/settings/config';
import {
  ADMIT_THE_SITE,
  isCutOff,
  isShutOut,
  NAME_THE_SERVICE,
} from '../../services/settings/site-elsewhere';
import type { CliContext } from '../context';
import { isProduct } from '../who-serves';
import { type Finding, fail, note, ok } from './finding';

const ANSWER_MS = 5_000;
/** Fewer different letters than this in 32 is no chance: typed or repeated. */
const LETTERS_MIN = 12;

/** Whether visitors come by https, as they do wherever the product is run for real. */
export function isPublic({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return isEncrypted(publicUrl);
}

const WHAT_CHANGES = 'what that changes: docs/operations.md, Rotate the secret';

/** Whether there is a secret, that nobody else can read or guess, and others who share the database can have. */
export async function lookAtSecret(
  _: CliContext,
  { dataDir, jwtSecret, database }: Config,
): Promise<Finding> {
  if (jwtSecret !== undefined) {
    const isGuessable =
      new Set(jwtSecret).size < LETTERS_MIN || /secret|change|example|password/i.test(jwtSecret);
    const mend = `Write the output of "openssl rand -base64 48"; ${WHAT_CHANGES}.`;
    return isGuessable
      ? fail('Secret', 'JWT_SECRET can be guessed.', mend)
      : ok('Secret', 'JWT_SECRET is set.');
  }
  const file = secretFile(dataDir);
  const found = await stat(file).catch(() => undefined);
  if (!found) return note('Secret', 'There is none yet; the first start makes it.');
  const { SECRET_MIN_BYTES } = await import('../../services/settings/settings');
  const secret = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof secret !== 'string') {
    const why = errorCode(secret) ?? String(secret);
    return fail(
      'Secret',
      `${file} cannot be read (${why}).`,
      'Give it to the user of the service.',
    );
  }
  if (Buffer.byteLength(secret.trim()) < SECRET_MIN_BYTES) {
    return fail(
      'Secret',
      `${file} is shorter than ${SECRET_MIN_BYTES} bytes: the service does not start.`,
      `Restore it from a backup, or remove it: the next start makes one; ${WHAT_CHANGES}.`,
    );
  }
  if (isOpenToOthers(found))
    return fail('Secret', `Other users can read ${file}.`, `Run chmod 600 ${file}.`);
  const where = `It is in ${file}, for this user alone.`;
  return 'url' in database
    ? note('Secret', `${where} A process elsewhere on this database needs its text as JWT_SECRET.`)
    : ok('Secret', where);
}

/** Whether who is not told the token of `/metrics` can find it. */
export async function lookAtMetrics(
  _: CliContext,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): Promise<Finding> {
  const { METRICS_TOKEN_MIN } = await import('../../services/settings/settings');
  if (metricsToken === undefined) return ok('Metrics', 'This machine alone reads them.');
  return metricsToken.length < METRICS_TOKEN_MIN
    ? fail(
        'Metrics',
        `METRICS_TOKEN can be guessed: it has fewer than ${METRICS_TOKEN_MIN} characters.`,
        'Write the output of "openssl rand -hex 24".',
      )
    : ok('Metrics', 'Whoever has METRICS_TOKEN reads them.');
}

/** Whether the address that mails and links name leads here. */
export async function lookAtAddress(_: CliContext, config: Config): Promise<Finding> {
  const { publicUrl, serviceUrl, host, trustedProxies } = config;
  const isReachable = !isLoopback(host) || trustedProxies > 0;
  if (publicUrl === undefined) {
    const detail = 'PUBLIC_URL is not set: links in mails lead to this machine.';
    return isReachable
      ? fail('Address', detail, 'Write PUBLIC_URL=https://your-domain.')
      : note('Address', detail);
  }
  const { hostname } = new URL(publicUrl);
  if (!isPublic(config)) {
    return isLoopback(hostname)
      ? note('Address', `PUBLIC_URL is ${publicUrl}: only this machine reaches it.`)
      : fail('Address', 'PUBLIC_URL is not https.', 'Put a proxy with TLS in front, write https.');
  }
  const here = serviceUrl ?? publicUrl;
  const mend = isCutOff(config) ? NAME_THE_SERVICE : undefined;
  const answer = await fetch(`${here}/api/health`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: Error) => error);
  if (answer instanceof Response) {
    return (await isProduct(answer))
      ? ok('Address', `${here} leads here.`)
      : fail(
          'Address',
          `${here} leads elsewhere (${answer.status}).`,
          mend ?? 'Mend DNS or proxy.',
        );
  }
  const why = errorCode(answer.cause) ?? answer.name;
  return fail(
    'Address',
    `${here} does not answer (${why}).`,
    mend ?? 'Start the service and the proxy, or mend PUBLIC_URL, DNS or the certificate.',
  );
}

/** Whether visitors can be told apart, and none can pretend to be another. */
export function lookAtProxy(_: CliContext, config: Config): Finding {
  const { trustedProxies, host } = config;
  if (isPublic(config) && trustedProxies === 0) {
    return fail(
      'Proxy',
      'TRUST_PROXY is 0 while a proxy ends TLS: all visitors share one rate limit.',
      'Write TRUST_PROXY=1, or how many proxies there are.',
    );
  }
  if (trustedProxies > 0 && !isLoopback(host)) {
    return note(
      'Proxy',
      `HOST is ${host}: let a firewall keep everybody but the proxy from it, or addresses can be forged.`,
    );
  }
  return ok('Proxy', trustedProxies > 0 ? `${trustedProxies} in front.` : 'None in front.');
}

/** Whether pages elsewhere that may call the API can do so. */
export function lookAtOrigins(_: CliContext, config: Config): Finding {
  const { corsOrigins, publicUrl } = config;
  if (isShutOut(config)) {
    const detail = `The pages at ${publicUrl} may not call this service: their forms fail.`;
    return fail('Origins', detail, ADMIT_THE_SITE);
  }
  const plain = corsOrigins.filter(
    (origin) => origin.startsWith('http:') && !isLoopback(new URL(origin).hostname),
  );
  if (isPublic(config) && plain.length > 0) {
    return fail(
      'Origins',
      `CORS_ORIGINS names ${plain.join(', ')} without TLS.`,
      'Write https, or take it out.',
    );
  }
  return ok('Origins', corsOrigins.length > 0 ? `Also ${corsOrigins.join(', ')}.` : 'Only this.');
}
