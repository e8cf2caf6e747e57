import { type Db, isPostgres } from '../../connect';
import { eventAt } from '../codes';
import { jsonColumn, jsonRows, rowsOf } from '../json-rows';
import type { StoredView } from './views';
import { noteViewsChanged } from './views-epoch';

/** Parts of the keys that are looked through one after the other: by their first byte. */
const KEY_SLICES = 256;

/** The next made-up views, in order of time. */
export function nextSynthetic(db: Db, limit: number): Promise<StoredView[]> {
  return rowsOf(
    db,
    `select v.* from analytics_views v join analytics_sessions s on s.id = v.session
     where s.synthetic = 1 order by v.id limit ?`,
    [limit],
  );
}

/** Removes views as such; what was counted of them stays. */
export async function deleteViews(db: Db, ids: readonly number[]): Promise<void> {
  noteViewsChanged();
  const given = jsonRows(db, ['bigint']);
  await db.raw(
    `delete from analytics_views where id in (select ${given.columns[0]} from ${given.from})`,
    [jsonColumn(ids)],
  );
}

/** Removes the made-up sessions; returns how many there were. */
export async function deleteSyntheticSessions(db: Db): Promise<number> {
  noteViewsChanged();
  return db('analytics_sessions').where('synthetic', 1).delete();
}

/** The oldest real views before a moment and after an event. */
export async function oldViews(
  db: Db,
  beforeMs: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    `select v.id from analytics_views v join analytics_sessions s on s.id = v.session
     where v.id > ? and v.id < ? and s.synthetic = 0 order by v.id limit ?`,
    [after, eventAt(beforeMs), limit],
  );
  return rows.map(({ id }) => id);
}

/** Removes the first real sessions after one that were not seen since a moment; returns their numbers. */
export async function removeOldSessions(
  db: Db,
  beforeMs: number,
  after: number,
  limit: number,
): Promise<number[]> {
  noteViewsChanged();
  const ids: number[] = await db('analytics_sessions')
    .where('id', '>', after)
    .where('synthetic', 0)
    .where('last_event', '<', eventAt(beforeMs))
    .orderBy('id')
    .limit(limit)
    .pluck('id');
  const given = jsonRows(db, ['bigint']);
  await db.raw(
    `delete from analytics_sessions where id in (select ${given.columns[0]} from ${given.from})`,
    [jsonColumn(ids)],
  );
  return ids;
}

/** Statements that forget the keys of views before a moment, a slice each, so that nobody waits long for one. */
export function* forgetOldKeys(beforeMs: number): Generator<(db: Db) => Promise<void>> {
  const before = eventAt(beforeMs);
  noteViewsChanged();
  for (let slice = 0; slice < KEY_SLICES; slice += 1) {
    yield async (db) => {
      const first = byteLiteral(db, slice);
      const rule = slice + 1 < KEY_SLICES ? `and view_key < ${byteLiteral(db, slice + 1)}` : '';
      await db.raw(
        `delete from analytics_view_keys where view_key >= ${first} ${rule} and event < ?`,
        [before],
      );
    };
  }
}

function byteLiteral(db: Db, byte: number): string {
  const digits = byte.toString(16).padStart(2, '0');
  return isPostgres(db) ? `'\\x${digits}'::bytea` : `x'${digits}'`;
}
