import type { Db } from '../connect';
import { type PageCut, readPage } from '../page';
import { matchWords } from '../search-text';
import type { AssistantQuestionRow } from '../tables/assistant';

/** A question as it is met; how often, and what was thought of its answer, is counted here. */
export type MetQuestion = Omit<
  AssistantQuestionRow,
  'asked' | 'helpful' | 'unhelpful' | 'reason' | 'created_at'
>;

/** Keeps a question; one that is known is counted and moves to the top. */
export async function keepQuestion(db: Db, row: MetQuestion): Promise<void> {
  const { last_at, confidence, nearest } = row;
  await db('assistant_questions')
    .insert({ ...row, asked: 1, created_at: last_at })
    .onConflict('fingerprint')
    .merge({ asked: db.raw('assistant_questions.asked + 1'), last_at, confidence, nearest });
}

/** Keeps a question with what was thought of its answer. A reason is about a verdict that was counted before. */
export async function rateQuestion(
  db: Db,
  row: MetQuestion,
  verdict: 'helpful' | 'unhelpful',
  reason: AssistantQuestionRow['reason'],
): Promise<void> {
  const { last_at, confidence, nearest } = row;
  const change = reason
    ? { reason }
    : { [verdict]: db.raw('?? + 1', [`assistant_questions.${verdict}`]) };
  await db('assistant_questions')
    .insert({ ...row, asked: 1, [verdict]: 1, reason, created_at: last_at })
    .onConflict('fingerprint')
    .merge({ ...change, last_at, confidence, nearest });
}

/** One page, those asked last first. `search`: words of the question. */
export function readQuestions(db: Db, { search }: { search?: string | undefined }, cut: PageCut) {
  const query = db('assistant_questions');
  if (search !== undefined) matchWords(query, ['question', 'fingerprint'], search);
  return readPage<AssistantQuestionRow>(query, cut, { at: 'last_at', id: 'id' });
}

/** The question with an id; undefined when there is none. */
export function findQuestion(db: Db, id: string): Promise<AssistantQuestionRow | undefined> {
  return db('assistant_questions').where({ id }).first();
}

/** Forgets questions that nobody has asked since; returns how many. */
export function forgetQuestions(db: Db, before: string): Promise<number> {
  return db('assistant_questions').where('last_at', '<', before).delete();
}
