import { randomBytes } from 'node:crypto';
import type { Breaker } from './breaker';
import type { Budget } from './budget';
import { callModel, type ModelAddress, TOKENS_MAX } from './call-model';
import { sentenceCheck } from './check-sentence';
import { checkedSentences, LETTERS_PER_TOKEN, type Use } from './checked-sentences';
import { type ChatMessage, promptFor } from './prompt';
import { type Asked, failure, type Provider, reasonOf } from './provider';

/** Calls at the same time; more get the embedded answer at once. */
const CALLS_MAX = 8;
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

    const use: Use = { letters: 0, tokens: undefined };
    try {
      const words = [canary, ...(address.key ? [address.key] : [])];
      const check = sentenceCheck(asked, { rules: messages[0]?.content ?? '', words });
      yield* checkedSentences(callModel(address, messages, signal), check, use);
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

  return { say, isResting: breaker.isOpen };
}

function tokensOf(messages: ChatMessage[]): number {
  const letters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return Math.ceil(letters / LETTERS_PER_TOKEN);
}
