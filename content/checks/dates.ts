import { launchHasPassed } from '../derive/launch';
import { faultAt } from '../reader/place';
import { valueAt } from '../reader/walk';
import { type Check, entriesOf } from './check';

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
    const message = `${date} lies in the future, and the story is shown at once. Publish the file on that day, or correct the date.`;
    return [faultAt(entry, ['date'], message, { level: 'warning' })];
  });

/** Events that end before they begin. */
export const checkEventTimes: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((entry) => {
    const startsAt = valueAt(entry.data, ['startsAt']);
    const endsAt = valueAt(entry.data, ['endsAt']);
    if (typeof startsAt !== 'string' || typeof endsAt !== 'string' || endsAt > startsAt) return [];
    return [faultAt(entry, ['endsAt'], `is not after the start, ${startsAt}. Write a later time.`)];
  });
