import { type MetQuestion, rateQuestion } from '../../db/assistant/assistant-questions';
import { storeEach } from '../../db/writes/writer';
import type { RatingRequest } from '../contracts/assistant';
import type { Deps } from '../deps';
import { askEngine } from './ask-engine';
import { metQuestion } from './keep-question';

interface Rating {
  row: MetQuestion;
  verdict: RatingRequest['verdict'];
  reason: NonNullable<RatingRequest['reason']> | null;
}

const WRITER = storeEach(
  (tx, { row, verdict, reason }: Rating) => rateQuestion(tx, row, verdict, reason),
  'later',
);

/**
 * Counts what a visitor thinks of an answer, with the question as it is kept for the office: redacted,
 * for thirty days. Attempts to turn the assistant are not kept, whatever is thought of the reply.
 */
export async function rateAnswer(
  deps: Pick<Deps, 'assistant' | 'writes' | 'now'>,
  { message, verdict, reason }: RatingRequest,
): Promise<void> {
  const { engine, answer } = await askEngine(deps, message);
  const row = metQuestion(message, answer, engine, deps.now());
  if (row === undefined || answer.draft.rule === 'hostile') return;
  await deps.writes.write(WRITER, { row, verdict, reason: reason ?? null });
}
