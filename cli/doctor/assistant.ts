import { errorCode } from '../../db/engine/errors';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { type Finding, fail, ok } from './finding';

/** As long as visitors wait for a first word. */
const PATIENCE = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 8_000 };
const QUESTION = { role: 'user', content: 'Say yes.' } as const;

/** Whether the model of the settings answers: it is asked one short question, as the service would ask. */
export async function lookAtAssistant(
  _: CliContext,
  { assistant: { url, key, model } }: Pick<Config, 'assistant'>,
): Promise<Finding> {
  if (url === undefined || model === undefined) {
    return ok('Assistant', 'No model is set: the embedded engine answers alone.');
  }
  const { callModel } = await import('../../services/assistant/provider/call-model');
  const { host } = new URL(url);
  try {
    const never = new AbortController().signal;
    const answer = callModel({ url, key, model, ...PATIENCE }, [QUESTION], never);
    for await (const part of answer)
      if ('text' in part) return ok('Assistant', `${model} answers.`);
    return silent(host, 'nothing was said');
  } catch (error) {
    return silent(host, await whyOf(error));
  }
}

function silent(host: string, why: string): Finding {
  const mend = /status 40[13]/.test(why)
    ? 'Mend ASSISTANT_KEY.'
    : 'Start the model, mend ASSISTANT_URL and ASSISTANT_MODEL, or let a firewall pass it.';
  const detail = `The model at ${host} gives no answer (${why}): the embedded engine answers alone.`;
  return fail('Assistant', detail, mend);
}

/** A status, a code of the network, or in what way it failed. */
async function whyOf(error: unknown): Promise<string> {
  const { reasonOf } = await import('../../services/assistant/provider/provider');
  const cause = causeOf(error);
  if (typeof cause === 'string') return cause;
  return errorCode(causeOf(cause)) ?? reasonOf(error) ?? String(error);
}

function causeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
}
