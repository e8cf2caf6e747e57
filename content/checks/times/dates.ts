import { isSkipped } from '../../derive/instant';
import { launchHasPassed } from '../../derive/launch';
import { faultAt } from '../../reader/place';
import { valueAt } from '../../reader/walk';
import { LocalTime } from '../../schema/happening';
import { Timezone } from '../../schema/parts/timezone';
import { type Check, entriesOf } from '../check';
import { clockTime } from './clock-time';

/** Launches that were announced for a time that is over. */
export const checkLaunches: Check = (tree, now) =>
  entriesOf(tree, 'artists').flatMap((entry) => {
    const path = ['directory', 'expectedLaunch'];
    const announced = valueAt(entry.data, path);
    if (typeof announced !== 'string' || !launchHasPassed(announced, now)) return [];
    const message = `${announced} has passed; pages add “date to be confirmed”. Write the new date, or set the status to active.`;
    return [faultAt(entry, path, message, { level: 'warning' })];
  });

/** Stories that carry a day to come, although they are on the site. */
export const checkStoryDates: Check = (tree, now) =>
  entriesOf(tree, 'news').flatMap((entry) => {
    const date = valueAt(entry.data, ['date']);
    if (typeof date !== 'string' || !(Date.parse(date) > now.getTime())) return [];
    const message = `${date} lies in the future, and the story is shown at once. Begin the file’s name with _ until that day, or correct the date.`;
    return [faultAt(entry, ['date'], message, { level: 'warning' })];
  });

/** Days of a story's last change on which nobody can have changed it. */
export const checkStoryChanges: Check = (tree, now) =>
  entriesOf(tree, 'news').flatMap((entry) => {
    const [date, updated] = ['date', 'updated'].map((field) => valueAt(entry.data, [field]));
    if (typeof date !== 'string' || typeof updated !== 'string') return [];
    const fault = (message: string) => [faultAt(entry, ['updated'], message, { level: 'warning' })];
    if (updated < date) {
      return fault(`${updated} lies before the date, ${date}. Correct one of the two.`);
    }
    if (!(Date.parse(updated) > now.getTime()) || updated === date) return [];
    return fault(`${updated} lies in the future. Write the day on which the text was changed.`);
  });

/** Events that end before they begin. */
export const checkEventTimes: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((entry) => {
    const startsAt = valueAt(entry.data, ['startsAt']);
    const endsAt = valueAt(entry.data, ['endsAt']);
    if (typeof startsAt !== 'string' || typeof endsAt !== 'string' || endsAt > startsAt) return [];
    return [faultAt(entry, ['endsAt'], `is not after the start, ${startsAt}. Write a later time.`)];
  });

/** Times that the clocks of the event's zone leap over. */
export const checkSkippedTimes: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((entry) => {
    const timezone = Timezone.safeParse(valueAt(entry.data, ['timezone']));
    return ['startsAt', 'endsAt'].flatMap((field) => {
      const local = LocalTime.safeParse(valueAt(entry.data, [field]));
      if (!local.success || !timezone.success || !isSkipped(local.data, timezone.data)) return [];
      const message = `${local.data} does not exist in ${timezone.data}: the clocks are put forward over it. Write a time before or after.`;
      return [faultAt(entry, [field], message)];
    });
  });

/** Announced times that name another hour than the calendar entry. */
export const checkAnnouncedTimes: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((entry) => {
    const local = LocalTime.safeParse(valueAt(entry.data, ['startsAt']));
    const announced = valueAt(entry.data, ['timeDisplay']);
    if (!local.success || typeof announced !== 'string') return [];
    const clock = clockTime(announced);
    const starts = local.data.slice(11);
    if (clock === undefined || clock === starts) return [];
    const message = `says ${clock}, but startsAt is ${starts}. Change both together.`;
    return [faultAt(entry, ['timeDisplay'], message, { level: 'warning' })];
  });

/** Releases whose day has come, although they are not out. */
export const checkReleaseDays: Check = (tree, now) =>
  entriesOf(tree, 'releases').flatMap((entry) => {
    const day = valueAt(entry.data, ['releasesOn']);
    const isComing = valueAt(entry.data, ['status']) === 'coming';
    if (!isComing || typeof day !== 'string' || day >= now.toISOString().slice(0, 10)) return [];
    const message = `${day} has passed, and the status is still coming. Set the status to out, or write the new day.`;
    return [faultAt(entry, ['releasesOn'], message, { level: 'warning' })];
  });

/** Releases whose year is another than that of their day, of which pages and feeds say the day. */
export const checkReleaseYears: Check = (tree) =>
  entriesOf(tree, 'releases').flatMap((entry) => {
    const [day, year] = ['releasesOn', 'year'].map((field) => valueAt(entry.data, [field]));
    if (typeof day !== 'string' || typeof year !== 'string' || day.startsWith(year)) return [];
    const message = `says ${year}, and releasesOn is ${day}. Write the year of that day.`;
    return [faultAt(entry, ['year'], message, { level: 'warning' })];
  });
