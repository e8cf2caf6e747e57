import type { Db } from '../../connect';

/** Where migration 010 leaves the views of the first schema until they are counted. */
const TABLE = 'analytics_events_1';

/** A view as the first schema kept it. */
export interface OldView {
  view_id: string | null;
  session_id: string;
  path: string;
  referrer: string | null;
  user_agent: string | null;
  duration_ms: number;
  created_at: string;
}

/** Whether views of the first schema still wait to be counted. */
export function hasOldViews(db: Db): Promise<boolean> {
  return db.schema.hasTable(TABLE);
}

/** Takes the oldest ones out, in their order in time. Only while nobody else can: hold the counting. */
export async function takeOldViews(tx: Db, limit: number): Promise<OldView[]> {
  const rows: (OldView & { id: string })[] = await tx(TABLE)
    .orderBy(['created_at', 'id'])
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  await tx(TABLE).whereIn('id', ids).delete();
  return rows;
}

/** Removes the table once it is empty. */
export async function dropOldViews(tx: Db): Promise<void> {
  await tx.schema.dropTable(TABLE);
}
