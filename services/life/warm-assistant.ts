import type { Deps } from '../deps';
import { describeError } from '../log';

/**
 * Makes the assistant before the first question. Where it cannot be made, the log says why: all else
 * answers on, and whoever asks gets an error.
 */
export async function warmAssistant({ assistant, log }: Pick<Deps, 'assistant' | 'log'>) {
  await assistant
    .engine()
    .catch((error: unknown) => log.error(describeError(error), 'the assistant could not be made'));
}
