import type { Db } from '../connect';

/** A stretch of time as ISO instants, the end not included. */
export interface Stretch {
  from: string;
  to: string;
}

/** What grows: follows, and addresses of the newsletter that were confirmed or have left since. */
const GROWING = {
  follow: { table: 'artist_follows', at: 'created_at' },
  join: { table: 'subscriptions', at: 'confirmed_at' },
  leave: { table: 'subscriptions', at: 'left_at' },
} as const;
/** One of `GROWING`. */
export type Growing = keyof typeof GROWING;

/** How many there were before an instant. */
export async function countUntil(db: Db, what: Growing, to: string): Promise<number> {
  const { at } = GROWING[what];
  const row = await rowsOf(db, what).where(at, '<', to).count({ rows: '*' }).first();
  return Number(row?.rows ?? 0);
}

/**
 * How many came in each minute (`2026-01-31T12:00`) that had any, in order. Days of every time zone are
 * made of whole minutes.
 */
export async function countByMinute(
  db: Db,
  what: Growing,
  stretch: Stretch,
): Promise<{ minute: string; rows: number }[]> {
  const { at } = GROWING[what];
  const found: { minute: string; rows: unknown }[] = await rowsOf(db, what)
    .where(at, '>=', stretch.from)
    .where(at, '<', stretch.to)
    .select(db.raw('substr(??, 1, 16) as minute', [at]))
    .count({ rows: '*' })
    .groupBy('minute')
    .orderBy('minute');
  return found.map(({ minute, rows }) => ({ minute, rows: Number(rows) }));
}

/** How many confirmed in a stretch, by the form they came through; most first. */
export async function countJoinedBySource(
  db: Db,
  { from, to }: Stretch,
): Promise<{ name: string; joined: number }[]> {
  const found: { name: string; joined: unknown }[] = await db('subscriptions')
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<', to)
    .select({ name: 'source' })
    .count({ joined: '*' })
    .groupBy('source');
  return found
    .map(({ name, joined }) => ({ name, joined: Number(joined) }))
    .sort((a, b) => b.joined - a.joined || (a.name < b.name ? -1 : 1));
}

/** An artist's followers at the end of a stretch, and how many of them began in it. */
export interface ArtistGrowth {
  artist_id: string;
  name: string;
  followers: number;
  gained: number;
}

/** Every artist, the most followed first. */
export async function countFollowsByArtist(db: Db, { from, to }: Stretch): Promise<ArtistGrowth[]> {
  const found: (ArtistGrowth & { followers: unknown; gained: unknown })[] = await db('artists')
    .leftJoin('artist_follows', (join) => {
      join.on('artist_follows.artist_id', 'artists.id').andOn('created_at', '<', db.raw('?', [to]));
    })
    .groupBy('artists.id', 'artists.name')
    .select({ artist_id: 'artists.id', name: 'artists.name' })
    .count({ followers: 'device_id' })
    .select(db.raw('count(case when created_at >= ? then 1 end) as gained', [from]));
  return found
    .map((row) => ({ ...row, followers: Number(row.followers), gained: Number(row.gained) }))
    .sort((a, b) => b.followers - a.followers || (a.artist_id < b.artist_id ? -1 : 1));
}

/** Only who had confirmed can leave. */
function rowsOf(db: Db, what: Growing) {
  const rows = db.queryBuilder().from(GROWING[what].table);
  return what === 'leave' ? rows.whereNotNull('confirmed_at') : rows;
}
