import type { Knex } from 'knex';
import type { Db } from '../connect';

/** An artist's id before and now. */
export interface Renaming {
  from: string;
  to: string;
}

/**
 * Gives followers and readers of an artist to the id the artist has now, and remembers who was told of the artist
 * and of releases under the names these have now. Safe to repeat: then nothing is written.
 */
export async function renameArtist(tx: Db, { from, to }: Renaming): Promise<void> {
  const devices = tx('artist_follows').where({ artist_id: to }).select('device_id');
  await tx('artist_follows')
    .where({ artist_id: from })
    .whereNotIn('device_id', devices)
    .update({ artist_id: to });
  await tx('artist_follows').where({ artist_id: from }).delete();

  await renameTopic(tx, () => tx('subscriptions'), { from, to });
  // What is confirmed is proof, and stays as it was given; what waits for its owner's press is yet to become a topic.
  await renameTopic(tx, () => tx('subscription_consents').whereNull('confirmed_at'), { from, to });

  const told: string[] = await tx('announcements')
    .where('release', from)
    // not by `like`, to which SQLite's capitals are small letters: what was told under the name now would go
    .orWhereRaw('substr(release, 1, ?) = ?', [from.length + 2, `${from}--`])
    .distinct()
    .pluck('release');
  for (const release of told) {
    const renamed = to + release.slice(from.length);
    const people = tx('announcements').where({ release: renamed }).select('subscription_id');
    await tx('announcements')
      .where({ release })
      .whereNotIn('subscription_id', people)
      .update({ release: renamed });
    await tx('announcements').where({ release }).delete();
  }
}

/** In the topics of some rows, each artist once. */
async function renameTopic(
  tx: Db,
  rows: () => Knex.QueryBuilder,
  { from, to }: Renaming,
): Promise<void> {
  // As stored: a JSON list without spaces.
  const [old, now] = [`"artist:${from}"`, `"artist:${to}"`];
  const naming = () => rows().where('topics', 'like', `%${old}%`);
  const without = "replace(replace(topics, ?, ''), ?, '')";
  await naming()
    .where('topics', 'like', `%${now}%`)
    .update({ topics: tx.raw(without, [`,${old}`, `${old},`]) });
  await naming().update({ topics: tx.raw('replace(topics, ?, ?)', [old, now]) });
}
