import { z } from 'zod';
import type { ChatMessage } from './prompt';
import { type FailureReason, failure } from './provider';
import { readEvents } from './read-events';

/** Where the model is, and how long it may take. */
export interface ModelAddress {
  url: string;
  key: string | undefined;
  model: string;
  /** Until the answer begins. */
  firstByteMs: number;
  /** Between two parts of it. */
  idleMs: number;
  totalMs: number;
}

/** Parts of an answer, and at its end how many tokens it took. */
export type ModelPart = { text: string } | { tokens: number };

const TEMPERATURE = 0.2;
/** Of an answer. */
export const TOKENS_MAX = 300;

/** What servers send has more fields; these are the ones that are read. */
const Chunk = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() }))
    .default([]),
  usage: z.object({ total_tokens: z.number() }).nullish(),
  error: z.unknown().optional(),
});

/** One streamed call to a chat-completions endpoint. Follows no redirects, offers no tools. */
export async function* callModel(
  address: ModelAddress,
  messages: ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<ModelPart, void> {
  const watch = new AbortController();
  const total = setTimeout(() => watch.abort(failure('no answer in time')), address.totalMs);
  let idle = setTimeout(() => watch.abort(failure('no answer in time')), address.firstByteMs);
  const both = AbortSignal.any([signal, watch.signal]);
  try {
    const response = await post(address, messages, both, true);
    if (!response.body) throw failure('unreadable');
    for await (const data of readEvents(response.body)) {
      clearTimeout(idle);
      idle = setTimeout(() => watch.abort(failure('no answer in time')), address.idleMs);
      if (data === '[DONE]') return;
      yield* partsOf(data);
    }
    throw failure('broke off');
  } catch (error) {
    throw signal.aborted || !watch.signal.aborted ? asFailure(error) : watch.signal.reason;
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
    watch.abort();
  }
}

/** Some servers do not know `stream_options`: asked once more without. */
async function post(
  address: ModelAddress,
  messages: ChatMessage[],
  signal: AbortSignal,
  withUsage: boolean,
): Promise<Response> {
  const response = await fetch(endpointOf(address.url), {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(address.key && { authorization: `Bearer ${address.key}` }),
    },
    body: JSON.stringify({
      model: address.model,
      messages,
      temperature: TEMPERATURE,
      max_tokens: TOKENS_MAX,
      stream: true,
      ...(withUsage && { stream_options: { include_usage: true } }),
    }),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status === 400 && withUsage) return post(address, messages, signal, false);
  throw failure('refused', `status ${response.status}`);
}

/** The address may be that of the endpoint or of the API it belongs to. */
function endpointOf(url: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}

function* partsOf(data: string): Generator<ModelPart> {
  const parsed = Chunk.safeParse(jsonOf(data));
  if (!parsed.success || parsed.data.error !== undefined) throw failure('unreadable');
  const { choices, usage } = parsed.data;
  const text = choices.map(({ delta }) => delta?.content ?? '').join('');
  if (text !== '') yield { text };
  // none and fewer say nothing, and would give back what the day has spent
  if (usage && usage.total_tokens > 0) yield { tokens: usage.total_tokens };
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw failure('unreadable', cause);
  }
}

function asFailure(error: unknown): Error {
  if (error instanceof Error && 'reason' in error) return error;
  const reason: FailureReason = 'broke off';
  return failure(reason, error);
}
