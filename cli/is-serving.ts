import type { Config } from '../services/settings/config';

const ANSWER_MS = 2_000;

/** Whether the product answers on the address of the settings. */
export async function isServing({ host, port }: Pick<Config, 'host' | 'port'>): Promise<boolean> {
  if (port === 0) return false;
  const name = host.includes(':') ? `[${host}]` : host;
  const answer = await fetch(`http://${name}:${port}/api/health`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'uptime_s' in body;
}
