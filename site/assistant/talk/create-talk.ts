import type { RatingReason, RatingRequest } from '../../../services/contracts/assistant';
import type { askAssistant, HeardReply } from '../../api/ask-assistant';
import type { CallResult } from '../../api/call';
import {
  type AnswerMessage,
  type Conversation,
  earlierQuestions,
  type Happening,
  lastQuestion,
  next,
  type Verdict,
} from './conversation';
import { tellVerdicts } from './tell-verdicts';

/** What a talk needs of the world around it. */
export interface TalkParts {
  ask: typeof askAssistant;
  /** Tells the service what the visitor thinks of an answer. */
  rate(rating: RatingRequest): Promise<CallResult<unknown>>;
  /** The artist whose page is read, by id. */
  about(): string | undefined;
  /** What was said before. */
  kept: Conversation;
  keep(talk: Conversation): void;
  /** Says that there was no answer, and why. */
  failed(message: string): void;
  /** Says that a verdict did not arrive, and why. */
  unheard(message: string): void;
  /** Says what is wrong when nothing gets through. */
  offline(): string;
  /** What is said when the service sends no text. */
  noText: string;
}

/** A conversation that goes on whether or not somebody looks at it. */
export interface Talk {
  get(): Conversation;
  /** Calls back on every change. Returns the way to stop it. */
  watch(listener: () => void): () => void;
  ask(question: string): Promise<void>;
  /** Asks the last question once more. */
  retry(): Promise<void>;
  stop(): void;
  /** Shown at once, and taken back if the service cannot be told. */
  judge(verdict: Verdict, reason?: RatingReason): Promise<void>;
  /** Begins anew. */
  clear(): void;
}

/** Makes a talk. One question at a time; what comes after it was stopped is not heard. */
export function createTalk({
  ask,
  rate,
  about,
  kept,
  keep,
  failed,
  unheard,
  offline,
  noText,
}: TalkParts): Talk {
  const listeners = new Set<() => void>();
  let talk = kept;
  let running = new AbortController();

  function happen(happening: Happening): boolean {
    const before = talk;
    talk = next(talk, happening);
    if (talk === before) return false;
    if (happening.type !== 'heard') keep(talk);
    for (const listener of listeners) listener();
    return true;
  }

  const tell = tellVerdicts(rate, ({ message, reason }, why) => {
    if (happen({ type: 'unheard', question: message, isReason: !!reason })) unheard(why);
  });

  async function answer(): Promise<void> {
    running = new AbortController();
    const { signal } = running;
    const result = await ask(lastQuestion(talk) ?? '', {
      history: earlierQuestions(talk),
      about: about(),
      signal,
      hear: (text) => {
        if (!signal.aborted) happen({ type: 'heard', text });
      },
      offline: offline(),
    });
    if (!signal.aborted) end(result);
  }

  function end(result: CallResult<HeardReply>): void {
    if (result.ok) {
      happen({ type: 'answered', answer: asMessage(result.value, noText) });
      return;
    }
    happen({ type: 'failed', message: result.error.message });
    failed(result.error.message);
  }

  return {
    get: () => talk,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async (question) => {
      if (happen({ type: 'asked', question })) await answer();
    },
    retry: async () => {
      if (happen({ type: 'retried' })) await answer();
    },
    stop() {
      running.abort();
      happen({ type: 'stopped' });
    },
    async judge(verdict, reason) {
      const isNew = happen({ type: 'judged', verdict, ...(reason && { reason }) });
      if (isNew) await tell({ message: lastQuestion(talk) ?? '', verdict, reason });
    },
    clear: () => void happen({ type: 'cleared' }),
  };
}

function asMessage(reply: HeardReply, noText: string): AnswerMessage {
  const { generatedText, language, citations = [], suggestions = [], action } = reply;
  return {
    role: 'assistant',
    content: generatedText?.trim() || noText,
    ...(language && { language }),
    citations,
    suggestions,
    ...(action && { action }),
  };
}
