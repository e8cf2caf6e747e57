import type Router from '@koa/router';
import { recordAudit } from '../../db/accounts/audit-log';
import type { Db } from '../../db/connect';
import { discardEmail, retryEmail } from '../../db/outbox/outbox';
import {
  countOutbox,
  findListedEmail,
  type ListedEmail,
  readOutbox,
} from '../../db/outbox/outbox-list';
import type { PageCut } from '../../db/page';
import {
  type AdminEmail,
  getAdminOutbox,
  type OutboxList,
  OutboxQuery,
  postAdminOutboxDiscard,
  postAdminOutboxRetry,
} from '../contracts/admin/outbox';
import { searchOf } from '../contracts/page';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { featureRouter } from '../http/feature-router';
import { pathId } from '../http/request/path-id';
import { parseQuery } from '../http/request/query';
import { requireAdmin, sessionOf } from '../http/require-session';
import { answerList } from './answer-list';

const COLUMNS = [
  'id',
  'created_at',
  'status',
  'kind',
  'recipient',
  'subject',
  'attempts',
  'due_at',
  'sent_at',
  'last_error',
] as const satisfies readonly (keyof ListedEmail)[];

/** The mails that went out, wait, or are parked. */
export function outboxRoutes(deps: Deps): Router {
  const router = featureRouter();
  const admin = requireAdmin(deps);

  router.get(getAdminOutbox.path, admin, async (ctx) => {
    const query = parseQuery(ctx, OutboxQuery);
    const filter = { status: query.status, search: searchOf(query) };
    const read = (cut: PageCut) => readOutbox(deps.db, filter, cut);
    const list = { name: 'outbox', columns: COLUMNS, read };
    await answerList(deps, ctx, list, query, async (emails, next) => {
      const counts = await countOutbox(deps.db, { search: searchOf(query) });
      return { emails, counts, next } satisfies OutboxList;
    });
  });

  router.post(postAdminOutboxRetry.path, admin, async (ctx) => {
    const id = pathId(ctx);
    const actor = sessionOf(ctx).user.id;
    ctx.body = (await deps.db.transaction((tx) =>
      retry(tx, id, actor, deps.now()),
    )) satisfies AdminEmail;
    deps.wakeOutbox();
  });

  router.post(postAdminOutboxDiscard.path, admin, async (ctx) => {
    const id = pathId(ctx);
    const actor = sessionOf(ctx).user.id;
    await deps.db.transaction((tx) => discard(tx, id, actor, deps.now()));
    ctx.status = postAdminOutboxDiscard.status;
  });

  return router;
}

async function retry(tx: Db, id: string, actor: string, at: Date): Promise<ListedEmail> {
  const isDue = await retryEmail(tx, id, at.toISOString());
  const email = await findListedEmail(tx, id);
  if (!email) throw noSuchMail();
  if (!isDue) throw new AppError('conflict', whyNot(email));
  await recordAudit(tx, { actor, action: 'outbox.retry', subject: id, at });
  return email;
}

async function discard(tx: Db, id: string, actor: string, at: Date): Promise<void> {
  if (!(await discardEmail(tx, id))) {
    const email = await findListedEmail(tx, id);
    if (!email) throw noSuchMail();
    throw new AppError('conflict', WHY_KEPT[email.status]);
  }
  await recordAudit(tx, { actor, action: 'outbox.discard', subject: id, at });
}

const WHY_KEPT = {
  sent: 'This mail went out already. It stays in the list.',
  waiting: 'This mail was not given up: it still goes out. Nothing was discarded.',
  // it was given up between the two looks
  parked: 'This mail was given up just now. Discard it once more.',
};

function noSuchMail(): AppError {
  return new AppError('not_found', 'There is no such mail. It may have been removed.');
}

function whyNot({ status }: ListedEmail): string {
  return status === 'sent'
    ? 'This mail went out already. Nothing was sent again.'
    : 'This mail is being sent right now. Look at it again in a moment.';
}
