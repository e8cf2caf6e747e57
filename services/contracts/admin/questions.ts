import { z } from 'zod';
import { Confidence, RATING_REASONS } from '../assistant';
import { endpoint } from '../endpoint';
import { Page } from '../page';

/** A question that the assistant could not answer for certain, or whose answer was rated; without what named somebody. */
export const AdminQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  /** As the assistant took it to be: `en`, `fr` …. */
  language: z.string(),
  confidence: Confidence,
  /** The address of the passage that came closest. */
  nearest: z.string().nullable(),
  /** How often it was asked. */
  asked: z.int(),
  /** How many visitors found the answer helpful, and how many did not. */
  helpful: z.int(),
  unhelpful: z.int(),
  /** What was wrong with it, as said last. */
  reason: z.enum(RATING_REASONS).nullable(),
  created_at: z.string(),
  last_at: z.string(),
});
export type AdminQuestion = z.infer<typeof AdminQuestion>;

/** Those asked last first. They are forgotten after thirty days. */
export const QuestionsList = Page.extend({ questions: z.array(AdminQuestion) });
export type QuestionsList = z.infer<typeof QuestionsList>;

/** Query: `SearchQuery`, words of the question. With `Accept: text/csv` all of them as CSV. */
export const getAdminQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/questions',
  status: 200,
  request: z.undefined(),
  response: QuestionsList,
  errors: ['unauthorized', 'forbidden', 'invalid_request'],
});
