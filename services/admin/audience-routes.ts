import type Router from '@koa/router';
import { countFollowing, type ListedFollow, readFollows } from '../../db/audience/follow-list';
import {
  countSubscriptions,
  readSubscriptions,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionFilter,
} from '../../db/audience/subscription-list';
import type { Db } from '../../db/connect';
import type { PageCut } from '../../db/page';
import {
  type AdminFollowList,
  FollowQuery,
  getAdminFollows,
  getAdminSubscriptions,
  type SubscriptionList,
  SubscriptionQuery,
} from '../contracts/admin/audience';
import { searchOf } from '../contracts/page';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parseQuery } from '../http/request/query';
import { requireAdmin } from '../http/require-session';
import { answerList } from './answer-list';

const FOLLOW_COLUMNS = [
  'artist_id',
  'device_id',
  'created_at',
] as const satisfies readonly (keyof ListedFollow)[];

/** Who reads the newsletter and who follows whom. */
export function audienceRoutes(deps: Deps): Router {
  const router = featureRouter();
  const admin = requireAdmin(deps);

  router.get(getAdminSubscriptions.path, admin, async (ctx) => {
    const query = parseQuery(ctx, SubscriptionQuery);
    const filter = { status: query.status, search: searchOf(query) };
    const read = (cut: PageCut) => readPlain(deps.db, filter, cut);
    const list = { name: 'subscriptions', columns: SUBSCRIPTION_COLUMNS, read };
    await answerList(deps, ctx, list, query, async (rows, next) => {
      const subscriptions = rows.map((row) => ({
        ...row,
        topics: row.topics.split(' ').filter(Boolean),
      }));
      const counts = await countSubscriptions(deps.db, { search: searchOf(query) });
      return { subscriptions, counts, next } satisfies SubscriptionList;
    });
  });

  router.get(getAdminFollows.path, admin, async (ctx) => {
    const query = parseQuery(ctx, FollowQuery);
    const read = (cut: PageCut) => readFollows(deps.db, query.artist, cut);
    const list = { name: 'follows', columns: FOLLOW_COLUMNS, read };
    await answerList(deps, ctx, list, query, async (rows, next) => {
      const follows = rows.map(({ id, ...follow }) => follow);
      const artists = await countFollowing(deps.db);
      return { artists, follows, next } satisfies AdminFollowList;
    });
  });

  return router;
}

/** Topics with spaces between them, as a person reads them in a table; none holds a space. */
async function readPlain(db: Db, filter: SubscriptionFilter, cut: PageCut) {
  const { rows, next } = await readSubscriptions(db, filter, cut);
  const plain = rows.map((row) => {
    // The service writes this column as a list of texts.
    const topics = JSON.parse(row.topics) as string[];
    return { ...row, topics: topics.join(' ') };
  });
  return { rows: plain, next };
}
