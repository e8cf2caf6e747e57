import { randomBytes } from 'node:crypto';
import type { Breaker } from './breaker';
import type { Budget } from './budget';
import { callModel, type ModelAddress, TOKENS_MAX } from './call-model';
import { sentenceCheck } from './check-sentence';
import { type ChatMessage, NO_ANSWER, promptFor } from './prompt';
import { type Asked, failure, type Provider, reasonOf } from './provider';

/** Calls at the same time; more get the embedded answer at once. */
const CALLS_MAX = 8;
const LETTERS_PER_TOKEN = 4;
/** Four times what an answer of so many tokens has: a model that knows no limit is not read on. */
const LETTERS_MAX = 4 * LETTERS_PER_TOKEN * TOKENS_MAX;
/**
 * A sentence ends here: a mark, then a space or the end. Not after a number or an initial. Looks back
 * a few signs only, and the whole answer is short, since whoever asks may have a model write a row of anything.
 */
const SENTENCE_END = /(?<=[\p{L}\p{N})”"'%+][.!?…]["”’)]{0,3})\s+(?=[\p{Lu}\p{N}“"¿¡(])/u;
/** Reasons that say something about the service and not about one answer. */
const OUTAGES = ['no answer in time', 'broke off', 'refused', 'unreadable'];

interface Parts {
  address: ModelAddress;
  breaker: Breaker;
  budget: Budget;
}

/** A model behind an OpenAI-compatible endpoint, kept honest and within its budget. */
export function createProvider({ address, breaker, budget }: Parts): Provider {
  let calls = 0;

  async function* say(asked: Asked, signal: AbortSignal): AsyncGenerator<string, void> {
    if (calls >= CALLS_MAX) throw failure('busy');
    if (!breaker.mayCall()) throw failure('resting');
    calls += 1;
    try {
      yield* call(asked, signal);
    } finally {
      calls -= 1;
    }
  }

  async function* call(asked: Asked, signal: AbortSignal): AsyncGenerator<string, void> {
    const canary = `ref-${randomBytes(9).toString('hex')}`;
    const messages = promptFor(asked, canary);
    const reserved = tokensOf(messages) + TOKENS_MAX;
    if (!(await budget.reserve(reserved))) throw failure('budget');

    const use = { letters: 0, tokens: undefined as number | undefined };
    try {
      yield* checked(asked, messages, canary, signal, use);
      breaker.succeeded();
    } catch (error) {
      const isOutage = OUTAGES.includes(reasonOf(error) ?? '');
      // a visitor who leaves says nothing about the service
      if (!signal.aborted) isOutage ? breaker.failed() : breaker.succeeded();
      throw error;
    } finally {
      const used = use.tokens ?? tokensOf(messages) + Math.ceil(use.letters / LETTERS_PER_TOKEN);
      budget.settle(reserved, used);
    }
  }

  async function* checked(
    asked: Asked,
    messages: ChatMessage[],
    canary: string,
    signal: AbortSignal,
    use: { letters: number; tokens: number | undefined },
  ): AsyncGenerator<string, void> {
    const words = [canary, ...(address.key ? [address.key] : [])];
    const check = sentenceCheck(asked, { rules: messages[0]?.content ?? '', words });
    let waiting = '';
    let said = 0;
    for await (const part of callModel(address, messages, signal)) {
      if ('tokens' in part) {
        use.tokens = part.tokens;
        continue;
      }
      use.letters += part.text.length;
      if (use.letters > LETTERS_MAX) throw failure('unreadable');
      waiting += part.text;
      const sentences = waiting.split(SENTENCE_END);
      waiting = sentences.pop() ?? '';
      for (const sentence of sentences) {
        yield passed(sentence);
        said += 1;
      }
    }
    if (waiting.trim() !== '') {
      yield passed(waiting);
      said += 1;
    }
    if (said === 0) throw failure('does not know');

    function passed(sentence: string): string {
      const text = sentence.replace(/\s+/g, ' ').trim();
      if (text.includes(NO_ANSWER)) throw failure('does not know');
      const verdict = check(text);
      if (verdict !== 'fine') throw failure(verdict);
      return text;
    }
  }

  return { say, isResting: breaker.isOpen };
}

function tokensOf(messages: ChatMessage[]): number {
  const letters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return Math.ceil(letters / LETTERS_PER_TOKEN);
}
