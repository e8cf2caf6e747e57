import type { Db } from '../connect';
import { type PageCut, readPage } from '../page';
import type { ArtistFollowRow } from '../tables/audience';

/** A follow with one id, made of the two that it has. */
export type ListedFollow = ArtistFollowRow & { id: string };

/** One page of follows, newest first; of one artist where one is given. */
export function readFollows(db: Db, artistId: string | undefined, cut: PageCut) {
  const follows = db('artist_follows').select(
    'artist_id',
    'device_id',
    'created_at',
    db.raw("artist_id || ':' || device_id as id"),
  );
  if (artistId !== undefined) follows.where({ artist_id: artistId });
  return readPage<ListedFollow>(db.select('*').from(follows.as('follows')), cut);
}

/** An artist and how many devices follow. */
export interface Following {
  artist_id: string;
  name: string;
  followers: number;
}

/** Every artist, the most followed first. */
export async function countFollowing(db: Db): Promise<Following[]> {
  const rows: { artist_id: string; name: string; followers: unknown }[] = await db('artists')
    .leftJoin('artist_follows', 'artist_follows.artist_id', 'artists.id')
    .groupBy('artists.id', 'artists.name')
    .select({ artist_id: 'artists.id', name: 'artists.name' })
    .count({ followers: 'artist_follows.device_id' });
  return rows
    .map((row) => ({ ...row, followers: Number(row.followers) }))
    .sort((a, b) => b.followers - a.followers || (a.artist_id < b.artist_id ? -1 : 1));
}
