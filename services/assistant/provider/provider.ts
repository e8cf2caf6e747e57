import type { Passage } from '../knowledge/passage';

/** What a model is asked. */
export interface Asked {
  question: string;
  /** The visitor's own messages before it, oldest first. */
  earlier: readonly string[];
  /** What it may speak from. */
  ground: readonly Passage[];
  /** Whether a word is an everyday word or one of the site: such a word may begin a sentence. */
  isWord(word: string): boolean;
}

/** A model somewhere else that words answers from the site's passages. */
export interface Provider {
  /**
   * Its answer, sentence by sentence, each checked before it is given out.
   * @throws ProviderFailure for everything that goes wrong; what was given out stays true.
   */
  say(asked: Asked, signal: AbortSignal): AsyncGenerator<string, void>;
  /** Whether it is left alone for a while, after failures. */
  isResting(): boolean;
}

/** Why a model gave no answer; for the log, never for the visitor. */
export type FailureReason =
  | 'resting'
  | 'budget'
  | 'no answer in time'
  | 'broke off'
  | 'refused'
  | 'unreadable'
  | 'does not know'
  | 'not in the passages'
  | 'leak'
  | 'busy';

/** A model's failure as an error with its reason. */
export function failure(reason: FailureReason, cause?: unknown): Error {
  return Object.assign(new Error(`The provider failed: ${reason}`, { cause }), { reason });
}

/** The reason of a failure; undefined for any other error. */
export function reasonOf(error: unknown): FailureReason | undefined {
  const isFailure = error instanceof Error && 'reason' in error;
  // Only `failure` above gives errors a reason.
  return isFailure ? (error.reason as FailureReason) : undefined;
}
