import type { Knex } from 'knex';
import { isPostgres } from '../connect';

const GAP_MS = 30 * 60_000;
const PAGE_ROWS = 10_000;

interface View {
  id: number;
  session: number;
  place: number;
  referrer: number | null;
  gap_ms: number | null;
}

/** What the first view of a visit came with, and when the latest one of the visit was. */
type Visit = Pick<View, 'place' | 'referrer'> & { atMs: number };

/**
 * With every view the place and the referrer of the first view of its visit, by which whole visits are
 * found. 0 where that is not known, as where the first view was purged.
 */
export async function up(db: Knex, pageRows = PAGE_ROWS): Promise<void> {
  await db.raw('alter table analytics_views add column visit_place integer not null default 0');
  await db.raw('alter table analytics_views add column visit_referrer integer default 0');
  await db.raw(
    `update analytics_views set visit_place = place, visit_referrer = referrer
     where gap_ms is null or gap_ms > ${GAP_MS}`,
  );
  await carryOn(db, pageRows);
  // A changed row leaves its old self in the table, and months that are over never use that room again.
  if (isPostgres(db)) {
    await db.raw(
      'alter table analytics_views alter visit_place type integer using visit_place + 0',
    );
  }
}

/** Page by page in order of time; remembered are visits that may still go on. */
async function carryOn(db: Knex, pageRows: number): Promise<void> {
  let visits = new Map<number, Visit>();
  let after = -1;
  for (;;) {
    const views = await nextViews(db, after, pageRows);
    const last = views.at(-1);
    if (!last) return;
    const changes: (readonly (number | null)[])[] = [];
    for (const { id, session, place, referrer, gap_ms } of views) {
      const atMs = timeOf(id);
      const goesOn = gap_ms !== null && gap_ms <= GAP_MS;
      const first = goesOn ? visits.get(session) : { place, referrer };
      if (!first) continue;
      visits.set(session, { place: first.place, referrer: first.referrer, atMs });
      if (goesOn) changes.push([id, first.place, first.referrer]);
    }
    await setOrigins(db, changes);
    after = last.id;
    const open = timeOf(after) - GAP_MS;
    visits = new Map([...visits].filter(([, { atMs }]) => atMs >= open));
  }
}

async function nextViews(db: Knex, after: number, pageRows: number): Promise<View[]> {
  const rows: View[] = await db('analytics_views')
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageRows)
    .select('id', 'session', 'place', 'referrer', 'gap_ms');
  // PostgreSQL's driver gives great numbers as text.
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    gap_ms: row.gap_ms === null ? null : Number(row.gap_ms),
  }));
}

async function setOrigins(db: Knex, changes: readonly (readonly (number | null)[])[]) {
  if (changes.length === 0) return;
  const [from, value, type] = isPostgres(db)
    ? [
        'jsonb_array_elements(?::jsonb) as given(value)',
        (n: number) => `(value ->> ${n})`,
        '::bigint',
      ]
    : ['json_each(?) as given', (n: number) => `(value ->> ${n})`, ''];
  await db.raw(
    `update analytics_views set visit_place = given.place, visit_referrer = given.referrer
     from (select ${value(0)}${type} as id, ${value(1)}${type} as place, ${value(2)}${type} as referrer from ${from}) as given
     where analytics_views.id = given.id`,
    [JSON.stringify(changes)],
  );
}

/** An event's number holds its time above 11 bits. */
function timeOf(event: number): number {
  return Math.floor(event / 2 ** 11);
}
