import type { Config } from '../services/settings/config';

const ANSWER_MS = 2_000;

/** Who is on a port. `silent`: something takes calls there and does not answer; `other`: nobody, or another program. */
export type PortUser = 'product' | 'silent' | 'other';

/** Who answers on the address of the settings. Where systemd holds the port, asking starts the service. */
export async function whoServes({ host, port }: Pick<Config, 'host' | 'port'>): Promise<PortUser> {
  if (port === 0) return 'other';
  const name = host.includes(':') ? `[${host}]` : host;
  const answer = await fetch(`http://${name}:${port}/api/health`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: Error) => error.name);
  if (typeof answer === 'string') return answer === 'TimeoutError' ? 'silent' : 'other';
  return (await isProduct(answer)) ? 'product' : 'other';
}

/** Whether an answer to the question for its health is the product's. */
export async function isProduct(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'uptime_s' in body;
}
