import { DAY_MS, HOUR_MS, HOURS } from '../../../db/analytics/codes';
import { countNewcomers, countSeen } from '../../../db/analytics/read/rollups';
import {
  countFirst,
  countGoingOn,
  countSessions,
  type Span,
} from '../../../db/analytics/read/views';
import type { Db } from '../../../db/connect';
import { outside, wholeUnits } from './pieces';

/**
 * Different sessions of a range. Each is counted at its first view in it: the one before which its
 * latest was earlier than the range. In whole hours and days that is known of the latest one before
 * the hour or day; who was seen in a part of the range that is not told apart there is counted out.
 * @param isByHour where the views at its beginning are gone, by which that is known of days
 */
export async function sessionsOf(db: Db, span: Span, isByHour = false): Promise<number> {
  const hours = wholeUnits(span, HOUR_MS);
  if (!hours) return countSessions(db, span);
  const edges = outside(span, hours, HOUR_MS);
  const inHours = { from: hours.from * HOUR_MS, to: hours.to * HOUR_MS };
  const { first, later } = await countFirst(db, edges, span.from, inHours);
  const days = isByHour ? undefined : wholeUnits(inHours, DAY_MS);
  if (!days) return first - later + (await countNewcomers(db, 'hour', [hours], hours.from));

  const around = outside(hours, { from: days.from * HOURS, to: days.to * HOURS }, 1);
  const ofHours = await countNewcomers(db, 'hour', around, hours.from);
  const ofDays = await countNewcomers(db, 'day', [days], days.from);
  const inDays = { from: days.from * DAY_MS, to: days.to * DAY_MS };
  const again = await countAgain(db, { from: inHours.from, to: inDays.from }, inDays);
  return first - later + ofHours + ofDays - again;
}

/**
 * Sessions whose last view before some days was in the hours just before them, and which came back in
 * those days. Where that is the longer part of a day, the others of that day are counted and taken off.
 */
async function countAgain(db: Db, before: Span, days: Span): Promise<number> {
  if (before.from === before.to) return 0;
  const dayStart = before.to - DAY_MS;
  const isLong = before.to - before.from > DAY_MS / 2;
  if (!isLong) return countGoingOn(db, before, days);
  const ofDay = await countSeen(
    db,
    { from: days.from / DAY_MS, to: days.to / DAY_MS },
    dayStart / DAY_MS,
  );
  return ofDay - (await countGoingOn(db, { from: dayStart, to: before.from }, days));
}
