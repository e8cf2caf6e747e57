import type { Knex } from 'knex';
import { isPostgres } from '../connect';

const GAP_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As they are stored: sizes of stretches, and what is counted by. */
const [HOUR, DAY, MONTH] = [0, 1, 2];
const [PAGE, EXIT] = [1, 12];
const COLUMNS = 'level, dimension, start, value, views, visits, bounces, duration_ms';

/**
 * With every sum of a page how many of its views ended a visit. Of views that were purged nothing is known any
 * more: there is no such sum of theirs.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(ofViews(db, HOUR, HOUR_MS));
  await db.raw(ofViews(db, DAY, DAY_MS));
  const days = await db('analytics_rollups')
    .where({ level: DAY, dimension: EXIT })
    .distinct('start')
    .pluck('start');
  for (const month of new Set(days.map((day) => monthOf(Number(day))))) {
    await db.raw(
      `insert into analytics_rollups (${COLUMNS})
       select ${MONTH}, ${EXIT}, ?, value, sum(views), sum(visits), 0, 0 from analytics_rollups
       where level = ${DAY} and dimension = ${EXIT} and start >= ? and start < ? group by value`,
      [month, firstDayOf(month), firstDayOf(month + 1)],
    );
  }
}

/** SQL that counts them for the hours or days which have sums by page. */
function ofViews(db: Knex, level: number, lengthMs: number): string {
  // A question mark of its own would be taken for a parameter.
  const page = isPostgres(db)
    ? 'split_part(p.text, chr(63), 1)'
    : 'substr(p.text, 1, instr(p.text || char(63), char(63)) - 1)';
  return `insert into analytics_rollups (${COLUMNS})
    select ${level}, ${EXIT}, seen.start, seen.value, seen.views, seen.exits, 0, 0 from (
      select (v.id >> 11) / ${lengthMs} as start, page.id as value, count(*) as views,
        sum(case when v.next_ms is null or v.next_ms > ${GAP_MS} then 1 else 0 end) as exits
      from analytics_views v
      join analytics_terms p on p.id = v.place
      join analytics_terms page on page.kind = 'page' and page.text = ${page}
      group by 1, 2) seen
    join analytics_rollups r on r.level = ${level} and r.dimension = ${PAGE}
      and r.start = seen.start and r.value = seen.value`;
}

/** The month of a day since 1970, counted from the year 0. */
function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / DAY_MS;
}
