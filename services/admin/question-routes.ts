import type Router from '@koa/router';
import { readQuestions } from '../../db/assistant/assistant-questions';
import type { PageCut } from '../../db/page';
import type { AssistantQuestionRow } from '../../db/tables/assistant';
import { getAdminQuestions, type QuestionsList } from '../contracts/admin/questions';
import { SearchQuery, searchOf } from '../contracts/page';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parseQuery } from '../http/request/query';
import { requireAdmin } from '../http/require-session';
import { answerList } from './answer-list';

const COLUMNS = [
  'id',
  'last_at',
  'question',
  'language',
  'confidence',
  'nearest',
  'asked',
  'helpful',
  'unhelpful',
  'reason',
  'created_at',
] as const satisfies readonly (keyof AssistantQuestionRow)[];

/** What the assistant could not answer, and what visitors thought of its answers. */
export function questionRoutes(deps: Deps): Router {
  const router = featureRouter();

  router.get(getAdminQuestions.path, requireAdmin(deps), async (ctx) => {
    const query = parseQuery(ctx, SearchQuery);
    const read = (cut: PageCut) => readQuestions(deps.db, { search: searchOf(query) }, cut);
    const list = { name: 'questions', columns: COLUMNS, read };
    await answerList(deps, ctx, list, query, (rows, next) => {
      const questions = rows.map(({ fingerprint, ...question }) => question);
      return { questions, next } satisfies QuestionsList;
    });
  });

  return router;
}
