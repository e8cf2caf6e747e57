import type { Db } from '../../connect';
import { eventAt, timeSql } from '../codes';
import { rowsOf } from '../json-rows';
import type { Span } from './views';

/** For each session with a view in a time, where it was last: places, and how many sessions there. */
export function latestPlaces(
  db: Db,
  { from, to }: Span,
): Promise<{ place: string; sessions: number }[]> {
  return rowsOf(
    db,
    `select t.text as place, count(*) as sessions from (
       select max(id) as id from analytics_views where id >= ? and id < ? group by session) latest
     join analytics_views v on v.id = latest.id join analytics_terms t on t.id = v.place
     group by t.text order by 2 desc, 1`,
    [eventAt(from), eventAt(to)],
  );
}

/** Views of each minute of a time that has any; minutes are counted since 1970. */
export function viewsByMinute(
  db: Db,
  { from, to }: Span,
): Promise<{ minute: number; views: number }[]> {
  return rowsOf(
    db,
    `select ${timeSql('id')} / 60000 as minute, count(*) as views from analytics_views
     where id >= ? and id < ? group by 1`,
    [eventAt(from), eventAt(to)],
  );
}
