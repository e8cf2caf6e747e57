import { z } from 'zod';
import { endpoint } from './endpoint';

/** Header with the device's random id. A body `{device_id}` says the same. */
export const DEVICE_HEADER = 'X-Device-Id';

/** The random id that a browser made for itself and keeps; of any version, as whoever writes one by hand has none. */
export const DeviceId = z
  .guid('Send a UUID that this device keeps.')
  .transform((id) => id.toLowerCase());

/** Whom the device follows, in the order it began to. */
export const FollowList = z.object({ artists: z.array(z.string()) });
export type FollowList = z.infer<typeof FollowList>;

/** How many devices follow an artist. */
export const FollowerCount = z.object({ followers: z.int().min(0) });
export type FollowerCount = z.infer<typeof FollowerCount>;

/** Follows an artist. Again is as good as once. */
export const putFollow = endpoint({
  method: 'PUT',
  path: '/api/follows/:artistId',
  status: 204,
  request: z.undefined(),
  response: z.undefined(),
  errors: ['invalid_request', 'not_found', 'storage_full'],
});

/** Follows an artist no more; also where the device did not. */
export const deleteFollow = endpoint({
  method: 'DELETE',
  path: '/api/follows/:artistId',
  status: 204,
  request: z.undefined(),
  response: z.undefined(),
  errors: ['invalid_request', 'storage_full'],
});

/** Whom this device follows. */
export const getFollows = endpoint({
  method: 'GET',
  path: '/api/follows',
  status: 200,
  request: z.undefined(),
  response: FollowList,
  errors: ['invalid_request'],
});

/** How many devices follow an artist. */
export const getFollowers = endpoint({
  method: 'GET',
  path: '/api/artists/:artistId/followers',
  status: 200,
  request: z.undefined(),
  response: FollowerCount,
  errors: ['not_found'],
});
