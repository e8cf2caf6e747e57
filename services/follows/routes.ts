import type Router from '@koa/router';
import type { Context } from 'koa';
import { countFollowers, listFollowed } from '../../db/audience/artist-follows';
import { isArtist } from '../../db/audience/artists';
import {
  DEVICE_HEADER,
  DeviceId,
  deleteFollow,
  type FollowerCount,
  type FollowList,
  getFollowers,
  getFollows,
  putFollow,
} from '../contracts/follows';
import { storableText } from '../contracts/text';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { featureRouter } from '../http/feature-router';
import { parse } from '../http/request/parse';
import { readBody } from '../http/request/read-body';
import { followWriter } from './follow';

/** Follows by device, without an account, and how many follow an artist. */
export function followRoutes(deps: Deps): Router {
  const router = featureRouter();
  const write = followWriter(deps);

  router.put(putFollow.path, async (ctx) => {
    const device_id = await deviceOf(ctx);
    await write({ kind: 'follow', artist_id: await artistOf(deps, ctx), device_id });
    ctx.status = putFollow.status;
  });

  router.delete(deleteFollow.path, async (ctx) => {
    const device_id = await deviceOf(ctx);
    // Also of one who has left the content; only what no id can be is not asked for.
    const { artistId: artist_id = '' } = ctx.params;
    if (storableText.safeParse(artist_id).success)
      await write({ kind: 'unfollow', artist_id, device_id });
    ctx.status = deleteFollow.status;
  });

  router.get(getFollows.path, async (ctx) => {
    const artists = await listFollowed(deps.db, deviceIn(ctx.get(DEVICE_HEADER)));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { artists } satisfies FollowList;
  });

  router.get(getFollowers.path, async (ctx) => {
    const followers = await countFollowers(deps.db, await artistOf(deps, ctx));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { followers } satisfies FollowerCount;
  });

  return router;
}

/** The artist of the address. @throws AppError `not_found` when there is none with that id. */
async function artistOf({ db }: Pick<Deps, 'db'>, ctx: Context): Promise<string> {
  const { artistId: id = '' } = ctx.params;
  if (storableText.safeParse(id).success && (await isArtist(db, id))) return id;
  throw new AppError('not_found', 'We do not know that artist.');
}

/** From the header, or from a body where there is no header. */
async function deviceOf(ctx: Context): Promise<string> {
  const header = ctx.get(DEVICE_HEADER);
  if (header !== '' || ctx.get('Content-Type') === '') return deviceIn(header);
  const { value } = await readBody(ctx, ['json']);
  const isNamed = typeof value === 'object' && value !== null && 'device_id' in value;
  return parse(DeviceId, isNamed ? value.device_id : undefined, 'device_id');
}

function deviceIn(header: string): string {
  return parse(DeviceId, header, DEVICE_HEADER);
}
