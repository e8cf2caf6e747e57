import type { Db } from '../connect';
import type { ArtistFollowRow } from '../tables/audience';

/** Keeps a follow; one that is kept already stays as it is. */
export async function insertFollow(db: Db, follow: ArtistFollowRow): Promise<void> {
  await db('artist_follows').insert(follow).onConflict(['artist_id', 'device_id']).ignore();
}

/** Removes a follow, where there is one. */
export async function deleteFollow(
  db: Db,
  { artist_id, device_id }: Pick<ArtistFollowRow, 'artist_id' | 'device_id'>,
): Promise<void> {
  await db('artist_follows').where({ artist_id, device_id }).delete();
}

/** Ids of the artists that a device follows and that there still are, in the order it began to. */
export function listFollowed(db: Db, deviceId: string): Promise<string[]> {
  return db('artist_follows')
    .join('artists', 'artists.id', 'artist_follows.artist_id')
    .where({ device_id: deviceId })
    .orderBy([{ column: 'artist_follows.created_at' }, { column: 'artist_id' }])
    .pluck('artist_id');
}

/** How many devices follow an artist. */
export async function countFollowers(db: Db, artistId: string): Promise<number> {
  const row = await db('artist_follows')
    .where({ artist_id: artistId })
    .count({ followers: '*' })
    .first();
  return Number(row?.followers ?? 0);
}
