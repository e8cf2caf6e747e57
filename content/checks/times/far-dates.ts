import { DAY_MS } from '../../derive/instant';
import { faultAt } from '../../reader/place';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';

const EARLIEST = 2000;
const YEARS_AHEAD = 10;
const LONGEST_DAYS = 31;

/** Days by which lists are sorted and calendars filled. */
const DAYS = [
  ['news', 'date'],
  ['events', 'startsAt'],
  ['releases', 'releasesOn'],
  ['releases', 'year'],
] as const;

/** Years that nobody means: `0206` for `2026`. */
export const checkYears: Check = (tree, now) =>
  DAYS.flatMap(([folder, field]) =>
    entriesOf(tree, folder).flatMap((entry) => {
      const year = /^\d{4}/.exec(String(valueAt(entry.data, [field])))?.[0];
      if (year === undefined) return [];
      const latest = folder === 'news' ? 9999 : now.getUTCFullYear() + YEARS_AHEAD;
      if (Number(year) >= EARLIEST && Number(year) <= latest) return [];
      const message = `lies in the year ${year}. Correct the year, if it is a slip.`;
      return [faultAt(entry, [field], message, { level: 'warning' })];
    }),
  );

/** Events that would stand among what is to come for weeks after they began. */
export const checkLongEvents: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((entry) => {
    const [startsAt, endsAt] = ['startsAt', 'endsAt'].map((field) =>
      Date.parse(`${valueAt(entry.data, [field])}Z`),
    );
    const days = Math.floor(((endsAt ?? Number.NaN) - (startsAt ?? Number.NaN)) / DAY_MS);
    if (!(days > LONGEST_DAYS)) return [];
    const message = `lies ${days} days after the start. Correct it, if it is a slip.`;
    return [faultAt(entry, ['endsAt'], message, { level: 'warning' })];
  });

/** Releases that are out before their day. */
export const checkEarlyReleases: Check = (tree, now) =>
  entriesOf(tree, 'releases').flatMap((entry) => {
    const day = valueAt(entry.data, ['releasesOn']);
    const isOut = valueAt(entry.data, ['status']) === 'out';
    const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
    if (!isOut || typeof day !== 'string' || day <= tomorrow) return [];
    const message = `${day} is still to come, and the status is out. Set the status to coming, or correct the day.`;
    return [faultAt(entry, ['releasesOn'], message, { level: 'warning' })];
  });
