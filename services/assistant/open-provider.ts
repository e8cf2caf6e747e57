import type { Deps } from '../deps';
import { createBreaker } from './provider/breaker';
import { createBudget } from './provider/budget';
import type { ModelAddress } from './provider/call-model';
import { createProvider } from './provider/create-provider';
import type { Provider } from './provider/provider';

/** How long a model may take: people wait eight seconds for a first word, and no longer. */
const PATIENCE = { firstByteMs: 8_000, idleMs: 10_000, totalMs: 30_000 };

/** The model of the settings; undefined when none is set. */
export function openProvider(
  { config, writes, now }: Pick<Deps, 'config' | 'writes' | 'now'>,
  patience: Pick<ModelAddress, 'firstByteMs' | 'idleMs' | 'totalMs'> = PATIENCE,
): Provider | undefined {
  const { url, key, model, dailyTokens } = config.assistant;
  if (url === undefined || model === undefined) return undefined;
  return createProvider({
    address: { url, key, model, ...patience },
    breaker: createBreaker(now),
    budget: createBudget({ writes, now }, dailyTokens),
  });
}
