import type { AssistantReply } from '../../services/contracts/assistant';
import type { ProblemBody } from '../../services/contracts/errors';
import { type CallError, type CallResult, callError, endpointUrl } from './call';
import { readEvents } from './read-events';

/** What the assistant said; whatever the service left out is missing. */
export type HeardReply = Partial<AssistantReply>;

/** What goes with a question. */
export interface Asking {
  /** The visitor's own questions before it, oldest first. */
  history: string[];
  /** The artist whose page is read, by id. */
  about?: string | undefined;
  signal: AbortSignal;
  /** Is told each part of the answer as it comes. */
  hear(text: string): void;
  /** What to say when nothing got through. */
  offline: string;
}

/** Asks the assistant. Apart from `call`, so that only the chat carries it. */
export async function askAssistant(
  message: string,
  { history, about, signal, hear, offline }: Asking,
): Promise<CallResult<HeardReply>> {
  try {
    const response = await fetch(endpointUrl('/api/assistant'), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message, history, about }),
      signal,
    });
    if (!response.ok) return { ok: false, error: callError(await response.json()) };
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return { ok: true, value: await response.json() };
    return await readReply(response.body, hear, offline);
  } catch {
    return { ok: false, error: lost(offline) };
  }
}

async function readReply(
  body: ReadableStream<Uint8Array>,
  hear: Asking['hear'],
  offline: string,
): Promise<CallResult<HeardReply>> {
  const reply: HeardReply = {};
  let end: CallResult<HeardReply> = { ok: false, error: lost(offline) };
  await readEvents(body, (event, data) => {
    const part: unknown = JSON.parse(data);
    if (event === 'delta') {
      const { text } = part as { text: string }; // the contract: a delta is this
      reply.generatedText = (reply.generatedText ?? '') + text;
      hear(text);
    } else if (event === 'error') {
      end = { ok: false, error: callError(part as ProblemBody) }; // the contract: an error is this
    } else {
      Object.assign(reply, part);
      if (event === 'done') end = { ok: true, value: reply };
    }
  });
  return end;
}

function lost(message: string): CallError {
  return { message, fields: {}, status: 0 };
}
