/** Rows about the assistant. Instants are text as in `../tables.ts`. */

/** A question that found no sure answer, or whose answer was rated; without what could name somebody. */
export interface AssistantQuestionRow {
  id: string;
  question: string;
  /** Folded, for counting the same question once. */
  fingerprint: string;
  language: string;
  confidence: 'answer' | 'hedge' | 'decline';
  /** The address of the passage that came closest. */
  nearest: string | null;
  /** How often it was asked. */
  asked: number;
  /** How many visitors found the answer helpful, and how many did not. */
  helpful: number;
  unhelpful: number;
  /** What was wrong with the answer, as said last. */
  reason: 'wrong' | 'outdated' | 'offTopic' | 'tooLong' | null;
  created_at: string;
  last_at: string;
}

/** What a day has taken of the model's budget. */
export interface AssistantUsageRow {
  /** ISO day, UTC. */
  day: string;
  tokens: number;
  /** How often a share was taken. */
  calls: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    assistant_questions: AssistantQuestionRow;
    assistant_usage: AssistantUsageRow;
  }
}
