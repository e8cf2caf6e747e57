import type { Db } from '../connect';
import type { ArtistRow } from '../tables';
import { type Renaming, renameArtist } from './rename-artist';

/**
 * Makes the table hold the artists of the content, and only those, and has their followers go along with those
 * that were renamed. Safe to repeat: then nothing is written.
 */
export async function seedContent(
  db: Db,
  artists: ArtistRow[],
  renamed: readonly Renaming[] = [],
): Promise<void> {
  for (const renaming of renamed) await db.transaction((tx) => renameArtist(tx, renaming));
  const held = new Map((await listArtists(db)).map(({ id, name }) => [id, name]));
  const isSeeded = artists.every(({ id, name }) => held.get(id) === name);
  if (isSeeded && held.size === artists.length) return;
  await db.transaction(async (tx) => {
    const ids = artists.map(({ id }) => id);
    await tx('artists').whereNotIn('id', ids).delete();
    for (const artist of artists) await tx('artists').insert(artist).onConflict('id').merge();
  });
}

/** By id. */
export function listArtists(db: Db): Promise<ArtistRow[]> {
  return db('artists').select('id', 'name').orderBy('id');
}

/** Whether there is an artist with that id. */
export async function isArtist(db: Db, id: string): Promise<boolean> {
  return (await db('artists').where({ id }).first('id')) !== undefined;
}
