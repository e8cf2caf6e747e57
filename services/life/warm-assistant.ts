import type { Deps } from '../deps';
import { describeError } from '../log';

/** Reading the pages in takes a third of a second, in which nothing else is done: after the first requests. */
const AFTER_MS = 1_000;

/**
 * Makes the assistant soon, before the first question. Where it cannot be made, the log says why: all else
 * answers on, and whoever asks gets an error.
 * @returns gives it up where it has not begun: a service that stops need not wait for it
 */
export function warmAssistant({ assistant, log }: Pick<Deps, 'assistant' | 'log'>): () => void {
  const make = () =>
    assistant
      .engine()
      .catch((error: unknown) =>
        log.error(describeError(error), 'the assistant could not be made'),
      );
  const timer = setTimeout(make, AFTER_MS).unref();
  return () => clearTimeout(timer);
}
