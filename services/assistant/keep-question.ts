import { randomUUID } from 'node:crypto';
import {
  forgetQuestions,
  keepQuestion,
  type MetQuestion,
} from '../../db/assistant/assistant-questions';
import type { Db } from '../../db/connect';
import { storeEach } from '../../db/writes/writer';
import { ASSISTANT_LIMITS } from '../contracts/limits/assistant';
import { DAY_MS } from '../contracts/limits/durations';
import type { Deps } from '../deps';
import { describeError } from '../log';
import type { Answer, Engine } from './engine/create-engine';
import { redact } from './redact';
import { fold, wordsOf } from './words/fold';

/** As `content/pages/privacy.yaml` says. */
const KEPT_DAYS = 30;
/**
 * Characters kept. Some signs are read as eighteen letters, and a syllable of Hangul is compared as three: longer
 * than was asked, a fingerprint may be more than an index of PostgreSQL takes (2.7 kB).
 */
const KEPT_MAX = ASSISTANT_LIMITS.messageMax;

const WRITER = storeEach(keepQuestion, 'later');

/**
 * Keeps a question that found no sure answer, redacted, for the people who write the pages. Nobody
 * waits for it, and a failure costs the visitor nothing.
 */
export function keepUnanswered(
  { writes, now, log }: Pick<Deps, 'writes' | 'now' | 'log'>,
  message: string,
  answer: Answer,
  engine: Engine,
): void {
  if (!answer.draft.isGap || answer.draft.confidence === 'answer') return;
  const row = metQuestion(message, answer, engine, now());
  if (row === undefined) return;
  writes.write(WRITER, row).catch((error: unknown) => {
    log.warn(describeError(error), 'a question was not kept');
  });
}

/** A question as it is kept, redacted; undefined when nothing of it is left. */
export function metQuestion(
  message: string,
  { draft, query, matches }: Answer,
  { isArtist }: Engine,
  now: Date,
): MetQuestion | undefined {
  const question = beginningOf(redact(message, isArtist));
  const fingerprint = beginningOf(wordsOf(fold(question)).join(' '));
  if (fingerprint === '') return undefined;
  return {
    id: randomUUID(),
    question,
    fingerprint,
    language: query.language,
    confidence: draft.confidence,
    nearest: matches[0]?.passage.url ?? null,
    last_at: now.toISOString(),
  };
}

/** As much of a text as is kept; no half of a surrogate pair stays at its end. */
function beginningOf(text: string): string {
  return text.slice(0, KEPT_MAX).replace(/\p{Surrogate}$/u, '');
}

/** Forgets questions that nobody has asked for thirty days; returns how many. */
export function sweepQuestions(db: Db, now: Date): Promise<number> {
  return forgetQuestions(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString());
}
