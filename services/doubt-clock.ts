import { latestView } from '../db/analytics/read/extent';
import type { Db } from '../db/connect';
import { databaseTime, latestInstant } from '../db/engine/vitals';
import { DAY_MS, HOUR_MS } from './contracts/limits/durations';

/** A site that runs is hardly ever so long without a view, a mail or an act. */
const SILENCE_MAX_MS = 30 * DAY_MS;
/** Clocks of two machines that keep time differ by far less. */
const SKEW_MAX_MS = DAY_MS;

/**
 * Why what is too old by this clock had better stay for now: on a machine that came up with a wrong date nearly
 * everything is. Undefined where nothing speaks against it.
 * @param sweptAt when things were last deleted here for their age, by the same clock
 */
export async function doubtClock(db: Db, now: Date, sweptAt?: Date): Promise<string | undefined> {
  const there = (await databaseTime(db))?.getTime();
  if (there !== undefined && now.getTime() - there > SKEW_MAX_MS) {
    return `${saying(now, there)} that of the database. Nothing is deleted for its age until they agree.`;
  }
  const last = sweptAt?.getTime() ?? (await latestMoment(db, now));
  if (last === -Infinity || now.getTime() - last <= SILENCE_MAX_MS) return undefined;
  const what = sweptAt ? 'what it said an hour ago' : 'all that is stored';
  return `${saying(now, last)} ${what}. If it is wrong, mend it and restart: in an hour everything goes that is too old by it.`;
}

function saying(now: Date, thenMs: number): string {
  const days = Math.round((now.getTime() - thenMs) / DAY_MS);
  return `The clock says ${now.toISOString().slice(0, 10)}, ${days} days after`;
}

/**
 * Of everything that was written down an hour ago or earlier, since what came just now has its time of the clock in
 * doubt: a process that starts again is no wiser by it. Without anything there is nothing to delete but files of mails.
 */
async function latestMoment(db: Db, now: Date): Promise<number> {
  const before = now.getTime() - HOUR_MS;
  const view = await latestView(db, before);
  const latest = await latestInstant(db, new Date(before).toISOString());
  return Math.max(view ?? -Infinity, latest === undefined ? -Infinity : Date.parse(latest));
}
