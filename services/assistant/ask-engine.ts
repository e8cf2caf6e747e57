import { setImmediate as turn } from 'node:timers/promises';
import type { Deps } from '../deps';
import { fewAtOnce } from '../http/limits/few-at-once';
import type { Answer, Engine } from './engine/create-engine';

/** The engine holds the process for milliseconds, over a long talk for some tens of them: however many ask, calls of others come in between. */
const inTurn = fewAtOnce(1, 200, 'Many people are asking. Please try again in a moment.');

/**
 * Asks the embedded engine; `earlier` are the visitor's own messages before, oldest first, `about` the artist whose
 * page is read.
 * @throws AppError `overloaded` while hundreds wait for their turn
 */
export async function askEngine(
  { assistant, now }: Pick<Deps, 'assistant' | 'now'>,
  message: string,
  earlier: readonly string[] = [],
  about?: string,
): Promise<{ engine: Engine; answer: Answer }> {
  const engine = await assistant.engine();
  return inTurn(async () => {
    await turn();
    return { engine, answer: engine.answer(message, earlier, now(), about) };
  });
}
