import { deleteFollow, insertFollow } from '../../db/audience/artist-follows';
import type { Db } from '../../db/connect';
import type { ArtistFollowRow } from '../../db/tables/audience';
import { storeEach } from '../../db/writes/writer';
import type { Deps } from '../deps';

/** A press of the button. */
export interface Press extends Pick<ArtistFollowRow, 'artist_id' | 'device_id'> {
  kind: 'follow' | 'unfollow';
}

/** Keeps or removes a follow. As often as it is said, it is kept once and removed once. */
export function followWriter({
  writes,
  now,
}: Pick<Deps, 'writes' | 'now'>): (press: Press) => Promise<void> {
  const writer = storeEach((tx, press: Press) => store(tx, press, now().toISOString()));
  return (press) => writes.write(writer, press);
}

async function store(tx: Db, { kind, ...follow }: Press, created_at: string): Promise<void> {
  if (kind === 'follow') await insertFollow(tx, { ...follow, created_at });
  else await deleteFollow(tx, follow);
}
