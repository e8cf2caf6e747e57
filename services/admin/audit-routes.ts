import type Router from '@koa/router';
import { type ListedAct, readAudit } from '../../db/accounts/audit-log';
import type { PageCut } from '../../db/page';
import { type AuditList, getAdminAudit } from '../contracts/admin/audit';
import { SearchQuery, searchOf } from '../contracts/page';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parseQuery } from '../http/request/query';
import { requireAdmin } from '../http/require-session';
import { answerList } from './answer-list';

const COLUMNS = [
  'id',
  'created_at',
  'actor',
  'actor_email',
  'action',
  'subject',
  'subject_name',
  'outcome',
  'details',
] as const satisfies readonly (keyof ListedAct)[];

/** Who did what. */
export function auditRoutes(deps: Deps): Router {
  const router = featureRouter();

  router.get(getAdminAudit.path, requireAdmin(deps), async (ctx) => {
    const query = parseQuery(ctx, SearchQuery);
    const read = (cut: PageCut) => readAudit(deps.db, { search: searchOf(query) }, cut);
    const list = { name: 'audit', columns: COLUMNS, read };
    await answerList(
      deps,
      ctx,
      list,
      query,
      (entries, next) => ({ entries, next }) satisfies AuditList,
    );
  });

  return router;
}
