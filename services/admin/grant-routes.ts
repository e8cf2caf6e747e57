import type Router from '@koa/router';
import { recordAudit } from '../../db/accounts/audit-log';
import { grantRole } from '../../db/accounts/user-roles';
import type { Db } from '../../db/connect';
import { storeEach } from '../../db/writes/writer';
import { type AdminGrant, postAdminGrant } from '../contracts/admin/grant';
import { ACCOUNT_SENTENCES as say } from '../contracts/limits/accounts';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { featureRouter } from '../http/feature-router';
import { type LiveSession, requireSession, sessionOf } from '../http/require-session';

/**
 * The way in for the first administrator. Every session belongs to a confirmed address, so nobody
 * can sign up as the support account without its mailbox.
 */
export function grantRoutes(deps: Deps): Router {
  const { config, now, writes } = deps;
  const router = featureRouter();

  async function store(tx: Db, session: LiveSession): Promise<void> {
    const { id } = session.user;
    const grant = { user_id: id, role: 'admin', granted_at: now().toISOString() } as const;
    const outcome = isSupport(session) ? 'done' : 'refused';
    if (outcome === 'done' && !(await grantRole(tx, grant))) return;
    await recordAudit(tx, { actor: id, action: 'role.grant', subject: id, outcome, at: now() });
  }

  const isSupport = ({ user }: LiveSession) => user.email === config.supportEmail;
  const writer = storeEach(store);

  router.post(postAdminGrant.path, requireSession(deps), async (ctx) => {
    const session = sessionOf(ctx);
    await writes.write(writer, session);
    if (!isSupport(session)) throw new AppError('forbidden', say.notSupportAccount);
    ctx.status = postAdminGrant.status;
    ctx.body = { role: 'admin' } satisfies AdminGrant;
  });

  return router;
}
